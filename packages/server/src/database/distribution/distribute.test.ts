import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readMigrations } from '../migrate.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { describePlan, planDistribution } from './distribute.ts'
import { explainHalfDistributed } from './require-whole.ts'
import { coordinator_tables, readDistribution } from './state.ts'

let own: TestDatabase
let client: Client

beforeAll(async () => {
  own = await createTestDatabase()
  client = new Client(own.connection)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await own.drop()
})

/** The tables that any migration has made with a household_id, by the text of the migrations alone. */
async function listCreated(): Promise<string[]> {
  const sql = (await readMigrations()).map((migration) => migration.sql).join('\n')
  const tables = [...sql.matchAll(/^create (?:unlogged )?table (\w+) \((.*?)^\);/gms)]
  return tables.flatMap(([, table = '', body = '']) => (/^ {2}household_id\b/m.test(body) ? [table] : []))
}

describe('the tables of households', () => {
  test('are all that the migrations made, but for those on the coordinator', async () => {
    const created = await listCreated()
    expect(created.length).toBeGreaterThan(12)
    const { tables } = await readDistribution(client)
    expect([...tables, ...Object.keys(coordinator_tables)].toSorted()).toEqual(created.toSorted())
  })

  test('come in an order in which each finds what it refers to', async () => {
    const { tables } = await readDistribution(client)
    expect(tables.slice(0, 2)).toEqual(['household', 'item'])
  })

  test('gain a new one with its foreign key, and its shards where households have theirs', async () => {
    const before = await readDistribution(client)
    await client.query(
      'create table pantry (household_id bigint not null, shelf text, primary key (household_id, shelf))',
    )
    await client.query(`select add_household_table('pantry')`)
    await expect(client.query(`insert into pantry values (404, 'top')`)).rejects.toMatchObject({ code: '23503' })
    const after = await readDistribution(client)
    expect(after.tables).toHaveLength(before.tables.length + 1)
    expect(after.distributed).toHaveLength(before.has_citus ? before.distributed.length + 1 : 0)
  })
})

describe('a plan', () => {
  test('is refused without Citus, and has nothing left to do with all distributed', async () => {
    const { has_citus } = await readDistribution(client)
    const planned = await planDistribution(client).then(
      (plan) => describePlan(plan).join(' '),
      (error: Error) => error.message,
    )
    expect(planned).toContain(has_citus ? 'There is nothing to do.' : 'This database has no Citus')
  })

  test('says what it is going to do', () => {
    const foreign_keys = [{ table: 'session', name: 'session_household_id_fkey' }]
    const state = { has_citus: true, tables: ['household', 'item'], distributed: [], workers: 2, shards: 32 }
    const lines = describePlan({ ...state, missing: ['household', 'item'], foreign_keys })
    expect(lines.join('\n'))
      .toBe(`2 tables are going to be spread over 2 nodes in 32 shards by household, with all their rows: household, item.
The foreign key session_household_id_fkey of session is dropped: its household lies on a shard.
People, sessions and the catalogue stay on the coordinator.
Everything happens in one transaction, during which nobody can write. Stop Larder first, and keep a backup.`)
  })
})

test.each([
  [{ tables: ['household', 'item'], distributed: [] }, undefined],
  [{ tables: ['household', 'item'], distributed: ['household', 'item'] }, undefined],
  [
    { tables: ['household', 'item', 'shop'], distributed: ['household', 'item'] },
    'The database is only half distributed: shop is not. Run npm run distribute.',
  ],
  [
    { tables: ['household', 'item', 'shop'], distributed: ['household'] },
    'The database is only half distributed: item, shop are not. Run npm run distribute.',
  ],
])('a start on %j is refused with %j', (state, sentence) => {
  expect(explainHalfDistributed(state)).toBe(sentence)
})
