import { afterAll, beforeAll, expect, test } from 'vitest'
import { withClient } from '../testing/operations/backup.ts'
import type { TestDatabase } from '../testing/database.ts'
import { createTestDatabase } from '../testing/database.ts'
import { listSequences, listTables, quoteName, sortByReference } from './tables.ts'

let target: TestDatabase
beforeAll(async () => {
  target = await createTestDatabase()
})
afterAll(() => target.drop())

const read = async (text: string): Promise<unknown[]> =>
  (await target.database.query<{ name: string }>({ name: '', text })).map(({ name }) => name)

test('a table comes after those it refers to, and counters, sessions and migrations stay out', async () => {
  const names = await withClient(target.connection, async (client) =>
    (await listTables(client)).map(({ table }) => table),
  )
  const order = ['household', 'item', 'stock_event'].map((name) => names.indexOf(name))
  expect(order).toEqual(order.toSorted((one, two) => one - two))
  expect(order).not.toContain(-1)
  expect(names).not.toEqual(expect.arrayContaining(['session']))
  expect(names).not.toContain('migration')
  expect(names).not.toContain('rate_limit')
})

test('every identity column has its sequence noted', async () => {
  const noted = await withClient(target.connection, (client) => listSequences(client))
  const columns = `select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and is_identity = 'YES' order by 1`
  expect(noted.map(({ table, column }) => `${table}.${column}`)).toEqual(await read(columns))
})

test('tables that refer to each other cannot be put in order', () => {
  const ring = [
    { table: 'a', refers_to: ['b'] },
    { table: 'b', refers_to: ['a'] },
  ]
  expect(() => sortByReference(ring)).toThrow('a, b refer to each other')
})

test.each(['item; drop table item', 'Item', '"x"', '', '1'])('%j is no name of a table', (name) => {
  expect(() => quoteName(name)).toThrow('cannot be one')
})
