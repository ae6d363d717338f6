import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestDatabase } from '../testing/database.ts'
import { createTestDatabase } from '../testing/database.ts'
import { openShards } from '../testing/shards.ts'
import { loadStatements } from '../testing/statements.ts'
import type { Statement } from './statement.ts'

/** The statements that cannot know their household before they run. A new one needs a reason as good as these. */
const across_households: Readonly<Record<string, string>> = {
  find_session: 'the token is all that is known; the household is what it finds',
  find_account: 'whoever logs in gives a name',
  create_account: 'the household is made here',
  find_memberships: 'whoever deletes the account may live in several',
  delete_old_idempotency_keys: 'housekeeping, each shard for itself',
  delete_expired_crops: 'housekeeping, each shard for itself',
  delete_expired_items: 'housekeeping, each shard for itself',
  return_idempotency_keys_from_future: 'housekeeping, each shard for itself',
  return_crops_from_future: 'housekeeping, each shard for itself',
  return_deleted_items_from_future: 'housekeeping, each shard for itself',
}

/** Tables with a household in them that are found by something else. */
const found_otherwise: Readonly<Record<string, string>> = {
  session: 'by the hash of its token',
}

let own: TestDatabase
let statements: readonly Statement[]
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
  owned = tables.map(({ table_name }) => table_name).filter((name) => !(name in found_otherwise))
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
    expect(leaving.map(({ from_table, to_table }) => `${from_table} -> ${to_table}`)).toEqual([
      'household_member -> app_user',
    ])
  })
})

describe('the statements', () => {
  test('are all known, by names that no two of them share', () => {
    const names = statements.map(({ name }) => name).filter((name) => name !== '')
    expect(names.length).toBeGreaterThan(80)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    expect(names).toEqual(expect.arrayContaining(['find_session', 'list_items', 'record_event', 'export_items']))
  })

  test('go to the one shard of their household, but for those that cannot know it', async () => {
    const across: string[] = []
    for (const statement of statements.filter(({ text }) => /^\s*(with|select|insert|update|delete)\b/i.test(text))) {
      if ((await shards.explain(statement)) === 'many shards') across.push(statement.name)
    }
    expect(across.toSorted()).toEqual(Object.keys(across_households).toSorted())
  })

  test.each([
    ['one shard', 'select item_name from item where household_id = $1 and item_id = $2'],
    ['one shard', 'insert into household_member (household_id, user_id) values ($1, $2)'],
    ['elsewhere', 'select username from app_user where user_id = $1'],
    ['many shards', 'select item_name from item where item_id = $1'],
    ['many shards', 'select item_name from item where item_id = $1 and household_id = $2'],
    ['many shards', 'update item set notes = null where item_id = $2 and item_name = $1'],
    ['many shards', 'delete from stock_event where event_id = $1'],
    ['many shards', 'select (select count(*) from crop) from item where household_id = $1'],
    [
      'many shards',
      'insert into household_member (household_id, user_id) select household_id, 1 from item where item_id = $1',
    ],
  ] as const)('would be told from others: %s for %s', async (reach, text) => {
    expect(await shards.explain({ text })).toBe(reach)
  })
})
