import { Client as PgClient } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, type TestApp, createTestApp } from '../testing/app.ts'
import { addItem, listItems, milk } from '../testing/items.ts'

let larder: TestApp
beforeAll(async () => {
  larder = await createTestApp()
})
afterAll(() => larder.close())

/** Holds a household’s row from outside, so that every write in it waits on a connection of the pool. */
async function holdHousehold({ username }: Client) {
  const holder = new PgClient(larder.connection)
  await holder.connect()
  await holder.query('begin')
  const home = `
    select household_id from household_member join app_user using (user_id) where username = $1`
  const { rows } = await holder.query<{ household_id: string }>(home, [username])
  const text = 'select 1 from household where household_id = $1 for no key update'
  await holder.query(text, [rows[0]?.household_id])
  return {
    async letGo() {
      await holder.query('rollback')
      await holder.end()
    },
  }
}

const create = (client: Client) => client.post('/api/inventory', milk)

/** How many connections stand still because of it. */
async function countBlocked(): Promise<number> {
  const text = `
    select count(*) as blocked from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  const [row] = await larder.database.query<{ blocked: number }>({ name: '', text })
  return row?.blocked ?? 0
}

test('a household whose writes all wait leaves connections to others, who notice nothing', async () => {
  const [busy, other] = [await larder.register(), await larder.register()]
  await addItem(other)
  const hold = await holdHousehold(busy)
  const writing = Array.from({ length: 40 }, () => create(busy))
  await expect.poll(countBlocked).toBeGreaterThan(1)
  const seen = await Promise.all([other.get('/api/inventory'), create(other), other.get('/api/shopping-list')])
  const still_blocked = await countBlocked()
  await hold.letGo()
  expect(seen.map(({ status }) => status)).toEqual([200, 201, 200])
  // They were answered while the other household still waited.
  expect(still_blocked).toBeGreaterThan(1)
  expect((await Promise.all(writing)).every(({ status }) => status === 201)).toBe(true)
  expect(await listItems(busy)).toHaveLength(40)
})

test('whoever asks for more than can wait is told when to come back; nobody else is', async () => {
  const [busy, other] = [await larder.register(), await larder.register()]
  const hold = await holdHousehold(busy)
  const writing = Array.from({ length: 160 }, () => create(busy))
  await expect.poll(countBlocked).toBeGreaterThan(1)
  const refused = await Promise.race(writing)
  const seen = await create(other)
  await hold.letGo()
  expect(refused).toMatchObject({
    status: 503,
    message: 'Your household is asking for a lot at once. Please try again in a moment.',
    headers: { 'retry-after': '2' },
  })
  expect(seen.status).toBe(201)
  const statuses = (await Promise.all(writing)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([201, 503]))
  // What was refused is not there, and what was not is.
  expect(await listItems(busy)).toHaveLength(statuses.filter((status) => status === 201).length)
})
