import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addressOf } from '../../testing/address.ts'
import type { TestApp } from '../../testing/app.ts'
import { createTestApp } from '../../testing/app.ts'
import { findDisagreements, findLotDisagreements, listItems } from '../../testing/items.ts'
import { useProcesses } from '../../testing/operations/processes.ts'
import { bringAlong, fillHousehold, inviteTo } from '../../testing/people.ts'
import { findWrongRhythms } from '../../testing/rhythm.ts'

const processes = useProcesses('bringing')
const items = 600
vi.setConfig({ testTimeout: 120_000 })

let larder: TestApp
beforeAll(async () => {
  larder = await createTestApp()
})
afterAll(() => larder.close())

async function readProgress() {
  const text = 'select brought + matched as done, finished_at is not null as is_finished from bringing'
  const [row] = await larder.database.query<{ done: number; is_finished: boolean }>({ name: '', text })
  return row
}

test('a server that is killed goes on by itself when it starts again, and nothing is lost or doubled', async () => {
  const [owner, person] = [await larder.register(), await larder.register()]
  await fillHousehold(larder, owner, 'Theirs', items)
  await fillHousehold(larder, person, 'Mine', items)
  const code = await inviteTo(owner)
  const start = () => processes.start({ DATABASE_URL: addressOf(larder.connection) })

  const first = start()
  const accepting = fetch(`${await first.address}/api/invites/${code}/accept`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ bring_items: true }),
  }).catch(() => undefined)
  const patience = { timeout: 60_000, interval: 5 }
  await vi.waitFor(async () => expect((await readProgress())?.done).toBeGreaterThan(0), patience)
  first.child.kill('SIGKILL')
  await first.ended
  await accepting
  const before = await readProgress()
  expect(before?.is_finished).toBe(false)
  expect(await findDisagreements(larder.database)).toEqual([])

  // Nobody asks it to.
  await start().address
  await vi.waitFor(async () => expect((await readProgress())?.is_finished).toBe(true), patience)
  expect((await bringAlong(person, code)).body).toMatchObject({ brought: items / 2, matched: items / 2 })
  const arrived = await listItems(owner)
  expect(arrived).toHaveLength(items + items / 2)
  expect(arrived.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(20 * items)
  expect(await findDisagreements(larder.database)).toEqual([])
  expect(await findLotDisagreements(larder.database)).toEqual([])
  expect(await findWrongRhythms(larder.database)).toEqual([])
})
