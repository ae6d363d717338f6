import { account_api } from '@larder/contract/account'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isOwnerGone } from '../database/errors.ts'
import type { Answer, Client, TestApp } from '../testing/app.ts'
import { createTestApp, password } from '../testing/app.ts'
import { fillEverything } from '../testing/operations/backup.ts'
import { addItem } from '../testing/items.ts'
import { takeSnapshot } from '../testing/operations/snapshot.ts'

let larder: TestApp

beforeAll(async () => {
  larder = await createTestApp()
})
afterAll(() => larder.close())

const run = <Row extends Record<string, unknown>>(text: string, ...values: unknown[]) =>
  larder.database.query<Row>({ name: '', text }, values)

interface Ids extends Record<string, unknown> {
  readonly user_id: number
  readonly household_id: number
}

async function idsOf({ username }: Client): Promise<Ids> {
  const [ids] = await run<Ids>(
    'select * from app_user join household_member using (user_id) where username = $1',
    username,
  )
  if (ids === undefined) throw new Error('nobody has this name')
  return ids
}

const names_somebody = `(column_name like '%user_id' or column_name in ('household_id', 'invited_by'))`

/** In which tables there is still something of a person or a household. */
async function findTraces({ user_id, household_id }: Ids): Promise<Record<string, number>> {
  const columns = await run<{ table_name: string; column_name: string }>(`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and ${names_somebody} order by 1, 2`)
  const traces: Record<string, number> = {}
  for (const { table_name, column_name } of columns) {
    const id = column_name === 'household_id' ? household_id : user_id
    const [row] = await run<{ count: number }>(
      `select count(*) as count from ${table_name} where ${column_name} = $1`,
      id,
    )
    if (row !== undefined && row.count > 0) traces[`${table_name}.${column_name}`] = row.count
  }
  return traces
}

const leave = (person: Client, given = password) => person.post('/api/users/delete', { password: given })

test('nothing is left of the account in any table, and others are untouched', async () => {
  await fillEverything(larder)
  const [ids] = await run<Ids>(
    'select user_id, household_id from item_barcode join household_member using (household_id)',
  )
  const [account] = await run<{ username: string }>('select username from app_user where user_id = $1', ids?.user_id)
  const { body } = await larder.anonymous.post('/api/auth/login', { username: account?.username, password })
  const person = larder.as((body as { token: string }).token)
  if (ids === undefined) throw new Error('there is nobody')
  await person.call(account_api.approveDevice, {})
  const before = await findTraces(ids)
  // All tables that name a person or a household have something of this one, so that the look afterwards says something.
  const [tables] = await run<{ count: number }>(`select count(*) as count from information_schema.columns
    where table_schema = 'public' and ${names_somebody}`)
  expect(Object.keys(before)).toHaveLength(tables?.count ?? 0)

  const answer = await leave(person)
  expect([answer.status, answer.body]).toEqual([200, { message: 'Your account and all its data are deleted.' }])
  expect(await findTraces(ids)).toEqual({})
  expect((await person.get('/api/users/profile')).status).toBe(401)
  const [left] = await run<Ids>('select user_id, household_id from household_member')
  const traces = left === undefined ? {} : await findTraces(left)
  expect(traces).toMatchObject({ 'item.household_id': 1, 'stock_event.household_id': 3, 'session.user_id': 1 })
})

test('a wrong password is refused without ending the session, and nothing changes', async () => {
  const person = await larder.register()
  await addItem(person)
  const before = await takeSnapshot(larder.database)
  const answer = await leave(person, 'wrong')
  expect([answer.status, answer.body]).toEqual([403, { message: 'The password is not right' }])
  expect(await takeSnapshot(larder.database)).toEqual(before)
  expect((await person.get('/api/users/profile')).status).toBe(200)
})

test('a household that others share stays, without a name on its events', async () => {
  const [leaver, stayer] = [await larder.register(), await larder.register()]
  const [gone, staying] = [await idsOf(leaver), await idsOf(stayer)]
  const { item_id } = await addItem(leaver)
  const deleted = await addItem(leaver)
  await leaver.post(`/api/inventory/${deleted.item_id}/consume`, { new_quantity: 1 })
  await leaver.delete(`/api/inventory/${deleted.item_id}`)
  await run('insert into household_member (household_id, user_id) values ($1, $2)', gone.household_id, staying.user_id)
  expect((await leave(leaver)).status).toBe(200)
  const { 'stock_event.household_id': events, ...traces } = await findTraces(gone)
  expect(events).toBe(1)
  expect(Object.keys(traces)).toEqual([
    'deleted_item.household_id',
    'household.household_id',
    'household_member.household_id',
    'item.household_id',
  ])
  const [event] = await run<{ user_id: null }>('select user_id, delta from stock_event where item_id = $1', item_id)
  expect(event).toEqual({ user_id: null, delta: 2 })
  const kept_events = `select related_rows -> 'stock_event' as events from deleted_item where item_id = $1`
  const [kept] = await run<{ events: object[] }>(kept_events, deleted.item_id)
  expect(kept?.events).toMatchObject([{ kind: 'created' }, { kind: 'consumed', delta: -1 }])
  expect(kept?.events.filter((one) => 'user_id' in one)).toEqual([])
})

test('guesses of the password are slowed down', async () => {
  const limited = await createTestApp({ rateLimit: true })
  const person = await limited.register()
  const statuses: number[] = []
  for (let time = 0; time < 7; time += 1) statuses.push((await leave(person, 'wrong')).status)
  expect(statuses.at(0)).toBe(403)
  expect(statuses.at(-1)).toBe(429)
  expect((await person.get('/api/users/profile')).status).toBe(200)
  await limited.close()
})

/** The status of the first request that is refused. */
async function repeat(send: () => Promise<Answer>): Promise<number> {
  for (;;) {
    const { status } = await send()
    if (status >= 400) return status
  }
}

test('another device that is writing meanwhile is logged out, and no request fails for it', async () => {
  const person = await larder.register()
  const ids = await idsOf(person)
  const { item_id } = await addItem(person)
  const login = () => larder.anonymous.post('/api/auth/login', { username: person.username, password })
  const { token } = (await login()).body as { token: string }
  const other = larder.as(token)
  const tea = { item_name: 'Tea', category: 'Drinks', quantity: 1, unit_of_measure: 'kg', barcode: '4006381333931' }
  let keys = 0
  const key = () => ({ 'idempotency-key': `key ${(keys += 1)}` })
  const writes = [
    () => other.post(`/api/inventory/${item_id}/purchase`, { quantity_added: 1 }, key()),
    () => other.post('/api/inventory', tea, key()),
    () => other.post('/api/inventory', tea),
    () => other.put(`/api/inventory/${item_id}`, { notes: String(keys) }),
    login,
  ]
  const writing = writes.map(repeat)
  expect((await leave(person)).status).toBe(200)
  expect(await Promise.all(writing)).toEqual(writes.map(() => 401))
  expect(await findTraces(ids)).toEqual({})
})

test('a write that comes when its household is gone is told from a fault', async () => {
  const late = run(`insert into item (household_id, item_name, category, quantity, unit_of_measure)
    values (999999, 'Tea', 'Drinks', 0, 'kg')`)
  await expect(late).rejects.toSatisfy(isOwnerGone)
})
