import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestDatabase } from '../testing/database.ts'
import { createTestDatabase } from '../testing/database.ts'
import { functions_in_tables, functions_of_rows, listOwned, owned_tables, owned_types } from './owned-objects.ts'

let target: TestDatabase
beforeAll(async () => {
  target = await createTestDatabase()
})
afterAll(() => target.drop())

const read = async (text: string): Promise<string[]> =>
  (await target.database.query<{ name: string }>({ name: '', text })).map(({ name }) => name)

const tables = `select relname::text as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`

test('every table that the migrations create is listed, and no other', async () => {
  expect(Object.keys(owned_tables).toSorted()).toEqual((await read(tables)).toSorted())
})

test('counters are the unlogged tables, which a crash may lose', async () => {
  const unlogged = await read(`${tables} and relpersistence = 'u'`)
  expect(unlogged.length).toBeGreaterThan(0)
  expect(listOwned('counter').toSorted()).toEqual(unlogged.toSorted())
})

test('every type and function that the migrations create is listed, and no other', async () => {
  const types = `select typname::text as name from pg_type where typnamespace = 'public'::regnamespace and typtype in ('e', 'd')`
  expect(owned_types.toSorted()).toEqual((await read(types)).toSorted())
  const functions = `select proname::text as name from pg_proc where pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`
  expect([...functions_in_tables, ...functions_of_rows].toSorted()).toEqual((await read(functions)).toSorted())
})
