import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../../packages/server/src/testing/operations/process.ts'
import { kills } from './kills.mjs'
import { createLedger } from './ledger.mjs'
import { findMissed } from './report.mjs'
import { runRound } from './round.mjs'
import { ask, createServerOn } from './server.mjs'
import { verify } from './verify.mjs'

const ledger = createLedger()
let folder
let server

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larder-faults-'))
  await chmod(folder, 0o755)
  await buildApp()
  server = await createServerOn(join(folder, 'data'))
  await server.start()
})

afterAll(async () => {
  await server.end('SIGTERM')
  await rm(folder, { recursive: true, force: true })
})

// The bars of time are the bench's, which has the machine to itself; 20 rounds of each: npm run bench:faults.
describe('no acknowledged write is lost or done twice by', () => {
  test.each(Object.values(kills))(
    '$title',
    async ({ strike }) => {
      const round = await runRound(server, ledger, strike, { before: 15, after: 15 })
      expect(findMissed('', [{ ...round, returnMs: 0 }])).toEqual([])
      expect(round.acknowledged).toBeGreaterThan(29)
    },
    60_000,
  )
})

test('what is missing, too much or unequal is found', async () => {
  // On a slow machine some households have got a single item by now.
  const household = ledger.households.find(({ items }) => items.size > 1)
  const [first, second] = household.items.values()
  const more = `quantity = quantity + 1, lots = lots || '[{ "lot_id": 99, "quantity": 1 }]'`
  await ask(server, `UPDATE item SET ${more} WHERE item_id = ${first.item_id}`)
  await ask(server, `DELETE FROM item WHERE item_id = ${second.item_id}`)
  const lostOfSecond = second.events.length
  const found = await verify(server.url, server.connection, ledger)
  expect(found.unequal).toBe(1)
  expect(found.lost).toBeGreaterThanOrEqual(2 + lostOfSecond)
  first.events.pop()
  expect((await verify(server.url, server.connection, ledger)).doubled).toBeGreaterThanOrEqual(1)
})
