import { Client as PgClient } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { most_connections } from '../database/database.ts'
import { createToken, hashToken } from '../http/authentication.ts'
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

const addHome = `
  with made as (insert into household (name) select 'Home ' || n from generate_series(1, $2::int) as n returning household_id)
  insert into household_member (household_id, user_id, role)
  select household_id, user_id, 'owner' from made, app_user where username = $1 returning household_id`

/** The sessions of a person in so many more households, each of which somebody holds. */
async function openHomes({ username }: Client, count: number) {
  const holder = new PgClient(larder.connection)
  await holder.connect()
  const { rows } = await holder.query<{ household_id: string }>(addHome, [username, count])
  const tokens = await Promise.all(
    rows.map(async ({ household_id }) => {
      const token = createToken()
      const text = `insert into session (token_hash, user_id, household_id)
        select $1, user_id, $3 from app_user where username = $2`
      await holder.query(text, [hashToken(token), username, household_id])
      return token
    }),
  )
  await holder.query('begin')
  const ids = rows.map(({ household_id }) => household_id)
  await holder.query('select 1 from household where household_id = any($1::bigint[]) for no key update', [ids])
  return {
    clients: tokens.map((token) => larder.as(token)),
    async letGo() {
      await holder.query('rollback')
      await holder.end()
    },
  }
}

test('a person whose writes wait in twenty households leaves connections to others', async () => {
  const [busy, other] = [await larder.register(), await larder.register()]
  const homes = await openHomes(busy, 19)
  const writing = homes.clients.flatMap((client) => [create(client), create(client)])
  await expect.poll(countBlocked).toBeGreaterThan(1)
  const seen = await Promise.all([other.get('/api/inventory'), create(other), other.get('/api/shopping-list')])
  const blocked = await countBlocked()
  await homes.letGo()
  expect(seen.map(({ status }) => status)).toEqual([200, 201, 200])
  expect(blocked).toBe(most_connections - 2)
  expect((await Promise.all(writing)).every(({ status }) => status === 201)).toBe(true)
})
