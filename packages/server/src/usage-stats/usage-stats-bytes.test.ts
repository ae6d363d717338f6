import { updateUsageStats, empty_usage_stats } from '@larder/forecast/usage-stats'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate, readMigrations } from '../database/migrate.ts'
import type { TestDatabase } from '../testing/database.ts'
import { createEmptyDatabase } from '../testing/database.ts'
import {
  readNumbers,
  recentUsesFromBytes,
  usage_stats_bytes,
  usageStatsFromBytes,
  usageStatsToBytes,
  usualUsesFromBytes,
} from './usage-stats-bytes.ts'

const bought = updateUsageStats(empty_usage_stats, { kind: 'created', day: 20_000, delta: 2 })
const boughtAgain = updateUsageStats(bought, { kind: 'purchased', day: 20_007, delta: 3 })
const used = updateUsageStats(bought, { kind: 'consumed', day: 20_003, delta: -0.1 })

it.each([
  ['nothing', empty_usage_stats],
  ['a first lot', bought],
  ['purchases', boughtAgain],
  ['consumption', used],
])('keeps %s to the last bit', (_, stats) => {
  const bytes = usageStatsToBytes(stats, [0.2, -0.1])
  expect(usageStatsFromBytes(bytes)).toEqual(stats)
  expect(usageStatsFromBytes(bytes.subarray(0, usage_stats_bytes))).toEqual(stats)
  expect(recentUsesFromBytes(bytes)).toEqual([0.2, -0.1])
})

it('tells no uses from uses of which the amounts were not kept', () => {
  const bytes = usageStatsToBytes(used)
  expect(recentUsesFromBytes(bytes)).toEqual([])
  expect(recentUsesFromBytes(bytes.subarray(0, usage_stats_bytes))).toBeUndefined()
  expect(usualUsesFromBytes(bytes, 'l')).toBeNull()
  expect(usualUsesFromBytes(null, 'l')).toBeNull()
  expect(usualUsesFromBytes(usageStatsToBytes(used, [0.2, 0.2]), 'l')).toEqual([0.2])
})

it('reads the numbers of many items in a row', () => {
  const one = readNumbers(usageStatsToBytes(used))
  const both = readNumbers(Buffer.concat([usageStatsToBytes(bought), usageStatsToBytes(used)]))
  expect(both.subarray(one.length)).toEqual(one)
})

let empty: TestDatabase
beforeAll(async () => {
  empty = await createEmptyDatabase()
})
afterAll(() => empty.drop())

/** As it was stored before: one or no flag, the lot and its day, and the uses only where there were any. */
const arrayOf = (stats: typeof bought, numbers = [...readNumbers(usageStatsToBytes(stats))]) => [
  stats.is_logged ? 1 : 0,
  ...(stats.uses === null ? numbers.slice(1, 3) : numbers.slice(1, 13)),
]

it('takes over the usage statistics that an earlier release stored as arrays', async () => {
  const migrations = await readMigrations()
  const before = migrations.findIndex(({ name }) => name.endsWith('lesson-bytes'))
  await migrate(empty.connection, migrations.slice(0, before))
  const all = [bought, boughtAgain, used]
  const insert = {
    name: 'test_old_items',
    text: `
      with home as (insert into household (name, time_zone) values ('Home', 'UTC') returning household_id)
      insert into item (household_id, item_name, category, quantity, unit_of_measure, lesson)
      select household_id, 'Milk', 'Dairy', 1, 'l', old.stats::double precision[]
      from home, unnest($1::text[], $2::integer[]) as old(stats, position) order by position`,
  }
  const arrays = all.map((stats) => `{${arrayOf(stats).join(',')}}`)
  await empty.database.query(insert, [arrays, all.map((_, index) => index)])
  await migrate(empty.connection, migrations)
  const select = { name: 'test_new_items', text: 'select usage_stats from item order by item_id' }
  const rows = await empty.database.query<{ usage_stats: Buffer }>(select)
  expect(rows.map(({ usage_stats }) => usageStatsFromBytes(usage_stats))).toEqual(
    all.map((stats) => ({ ...stats, demand: null })),
  )
})
