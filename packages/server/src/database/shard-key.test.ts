import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestDatabase } from '../testing/database.ts'
import { createTestDatabase } from '../testing/database.ts'
import { openShards } from '../testing/shards.ts'
import { loadStatements } from '../testing/statements.ts'
import { coordinator_tables } from './distribution/state.ts'
import { type FunctionStatement, readFunctionStatements } from '../testing/function-statements.ts'
import type { Statement } from './statement.ts'

/** The statements that cannot know their household before they run. A new one needs a reason as good as these. */
const across_households: Readonly<Record<string, string>> = {
  'create_account: insert into household': 'the household is made here',
  'create_household: insert into household': 'the household is made here',
  delete_old_idempotency_keys: 'housekeeping, each shard for itself',
  delete_expired_crops: 'housekeeping, each shard for itself',
  delete_expired_items: 'housekeeping, each shard for itself',
  delete_old_receipts: 'housekeeping, each shard for itself',
  return_receipts_from_future: 'housekeeping, each shard for itself',
  return_idempotency_keys_from_future: 'housekeeping, each shard for itself',
  return_crops_from_future: 'housekeeping, each shard for itself',
  return_deleted_items_from_future: 'housekeeping, each shard for itself',
}

let own: TestDatabase
let statements: readonly Statement[]
let functions: readonly FunctionStatement[]
let owned: string[]
let shards: Awaited<ReturnType<typeof openShards>>

const listOwned = {
  name: 'list_owned_tables',
  text: `select table_name from information_schema.columns
    where table_schema = 'public' and column_name = 'household_id' order by table_name`,
}

const listReferences = {
  name: 'list_references',
  text: `
    select conrelid::regclass::text as from_table, confrelid::regclass::text as to_table, (
      select array_agg(attname::text order by position) from unnest(conkey) with ordinality as key(attnum, position)
      join pg_attribute on attrelid = conrelid and pg_attribute.attnum = key.attnum
    ) as columns
    from pg_constraint where contype = 'f'`,
}

beforeAll(async () => {
  own = await createTestDatabase()
  statements = await loadStatements()
  const tables = await own.database.query<{ table_name: string }>(listOwned)
  owned = tables.map(({ table_name }) => table_name).filter((name) => !(name in coordinator_tables))
  functions = await readFunctionStatements(own.database)
  shards = await openShards(own.connection, owned)
})

afterAll(async () => {
  await shards?.close()
  await own.drop()
})

describe('the schema', () => {
  test('is cut into shards by household: beforeAll has done it, with every key and index', () => {
    expect(owned).toEqual(expect.arrayContaining(['household', 'idempotency_key', 'item', 'stock_event']))
  })

  test('refers from one table of a household to another only within the household', async () => {
    const references = await own.database.query<{ from_table: string; to_table: string; columns: string[] }>(
      listReferences,
    )
    const within = references.filter(
      ({ from_table, to_table }) => owned.includes(from_table) && owned.includes(to_table),
    )
    expect(within.length).toBeGreaterThan(5)
    expect(within.filter(({ columns }) => columns[0] !== 'household_id')).toEqual([])
    const leaving = references.filter(
      ({ from_table, to_table }) => owned.includes(from_table) && !owned.includes(to_table),
    )
    expect(leaving).toEqual([])
  })
})

/** Every statement that reads or writes rows, also those in the bodies of functions. */
function listAll(): readonly Pick<Statement, 'name' | 'text'>[] {
  const plain = statements.filter(({ text }) => /^\s*(with|select|insert|update|delete)\b/i.test(text))
  return [...plain, ...functions]
}

/** What Citus refuses, or runs step by step over the coordinator, in a statement about tables of a household. */
const refused_by_citus: Readonly<Record<string, RegExp>> = {
  'changes rows inside of WITH': /\(\s*(insert into|update|delete from)\s+(\w+)/gi,
  'selects no column': /\bselect\s+from\s+(\w+)/gi,
  'calls a function in DO UPDATE SET': /\binsert into\s+(\w+)[^]*\bdo update set\b[^]*\w\(/gi,
  'hides now() in COALESCE or CASE of an update':
    /\bupdate\s+(\w+)\s+set[^]*(?:coalesce\([^)]*|case[^]*?then\s+)now\(\)/gi,
}

function findRefused({ name, text }: Pick<Statement, 'name' | 'text'>): string[] {
  return Object.entries(refused_by_citus).flatMap(([reason, pattern]) =>
    [...text.matchAll(pattern)].some((match) => owned.includes(match.at(-1) ?? '')) ? [`${name} ${reason}`] : [],
  )
}

describe('the statements', () => {
  test('are those of the functions too', () => {
    const names = functions.map(({ name }) => name)
    expect(names).toEqual(
      expect.arrayContaining(['record_event: insert into stock_event', 'touch_item: update item set']),
    )
    expect(names.length).toBeGreaterThan(14)
  })

  test('hold nothing that Citus refuses or runs in steps', () => {
    expect(listAll().flatMap(findRefused)).toEqual([])
  })

  test.each([
    [
      'with gone as (delete from notice where household_id = $1) insert into shop values ($1)',
      'changes rows inside of WITH',
    ],
    ['with made as (\n  insert into item (household_id) values ($1)) select 1', 'changes rows inside of WITH'],
    ['select 1 where exists (select from crop where household_id = $1)', 'selects no column'],
    [
      'insert into shop values ($1) on conflict (shop_key) do update set name = now()::text',
      'calls a function in DO UPDATE SET',
    ],
    [
      'update notice set read_at = coalesce(read_at, now()) where household_id = $1',
      'hides now() in COALESCE or CASE of an update',
    ],
    [
      'update notice set read_at = case when $2 then now() end where household_id = $1',
      'hides now() in COALESCE or CASE of an update',
    ],
  ])('would be told from others: %s', (text, reason) => {
    expect(findRefused({ name: 'one', text })).toEqual([`one ${reason}`])
  })

  test('are all known, by names that no two of them share', () => {
    const names = statements.map(({ name }) => name).filter((name) => name !== '')
    expect(names.length).toBeGreaterThan(80)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    expect(names).toEqual(expect.arrayContaining(['find_session', 'list_items', 'record_event', 'export_items']))
  })

  test('go to the one shard of their household, but for those that cannot know it', async () => {
    const across: string[] = []
    for (const statement of listAll()) {
      if ((await shards.explain(statement)) === 'many shards') across.push(statement.name)
    }
    expect(across.toSorted()).toEqual(Object.keys(across_households).toSorted())
  })

  test.each([
    ['one shard', 'select item_name from item where household_id = $1 and item_id = $2'],
    ['one shard', 'insert into shop (household_id, shop_key, name, categories) values ($1, $2, $3, $4)'],
    ['elsewhere', 'insert into household_member (household_id, user_id) values ($1, $2)'],
    ['elsewhere', 'select username from app_user where user_id = $1'],
    ['many shards', 'select item_name from item where item_id = $1'],
    ['many shards', 'select item_name from item where item_id = $1 and household_id = $2'],
    ['many shards', 'update item set notes = null where item_id = $2 and item_name = $1'],
    ['many shards', 'delete from stock_event where event_id = $1'],
    ['many shards', 'select (select count(*) from crop) from item where household_id = $1'],
    [
      'many shards',
      `insert into shop (household_id, shop_key, name, categories) select household_id, 'a', 'A', '[]' from item where item_id = $1`,
    ],
  ] as const)('would be told from others: %s for %s', async (reach, text) => {
    expect(await shards.explain({ text })).toBe(reach)
  })
})
