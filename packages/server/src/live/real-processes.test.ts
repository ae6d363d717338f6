import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addressOf } from '../testing/address.ts'
import type { TestDatabase } from '../testing/database.ts'
import { createTestDatabase } from '../testing/database.ts'
import { milk } from '../testing/items.ts'
import { useProcesses } from '../testing/operations/processes.ts'
import { watch } from '../testing/watch.ts'

/** Two processes as they are started, on one database. */
const processes = useProcesses('live')
const patience = { timeout: 30_000, interval: 50 }
vi.setConfig({ testTimeout: 120_000 })
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const person = { username: 'ada', email: 'ada@example.org', password: 'correct horse battery' }

async function post(address: string, path: string, body: object, token = ''): Promise<{ token: string }> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const answer = await fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  expect(answer.status).toBeLessThan(300)
  return (await answer.json()) as { token: string }
}

test('a change at one process is told at the other, which sends its streams elsewhere when it ends', async () => {
  const variables = { DATABASE_URL: addressOf(database.connection), BACKUPS: 'off' }
  const [one, other] = [processes.start(variables), processes.start(variables)]
  const [here, there] = [await one.address, await other.address]
  const { token } = await post(here, '/api/auth/register', person)
  const stream = await vi.waitFor(async () => {
    const tried = await watch(there, token)
    expect(tried.status).toBe(200)
    return tried
  }, patience)
  await post(here, '/api/inventory', milk, token)
  await vi.waitFor(() => expect(stream.changes()).toEqual([['inventory', 'shopping-list', 'notices']]), patience)

  other.child.kill('SIGTERM')
  await vi.waitFor(() => expect(stream.isOver()).toBe(true), patience)
  expect(stream.events().at(-1)).toMatchObject({ event: 'drain' })
  // Long before the thirty seconds that requests may take.
  const ended = await Promise.race([other.ended, new Promise((resolve) => setTimeout(resolve, 10_000, 'still there'))])
  expect(ended).toBe(0)
})

test('the built-in database tells changes too', async () => {
  const app = processes.start({ BACKUPS: 'off' })
  const address = await app.address
  const { token } = await post(address, '/api/auth/register', person)
  const stream = await vi.waitFor(async () => {
    const tried = await watch(address, token)
    expect(tried.status).toBe(200)
    return tried
  }, patience)
  await post(address, '/api/inventory', milk, token)
  await vi.waitFor(() => expect(stream.changes()).toHaveLength(1), patience)
})
