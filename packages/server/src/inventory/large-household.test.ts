import { gunzipSync } from 'node:zlib'
import { api } from '@larder/contract/calls/api'
import { default_categories } from '@larder/contract/constants'
import { household_api } from '@larder/contract/calls/household-api'
import { updateUsageStats, empty_usage_stats } from '@larder/forecast/usage-stats'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { buildApp } from '../app.ts'
import type { Database } from '../database/database.ts'
import { page_rows } from '../database/pages.ts'
import { usageStatsToBytes } from '../usage-stats/usage-stats-bytes.ts'
import { dayNumber } from '../usage-stats/day-number.ts'
import { type Client, type TestApp, createTestApp } from '../testing/app.ts'
import { silent } from '../testing/operations/cluster.ts'
import { addItem } from '../testing/items.ts'
import { measureLoopGap } from '../testing/operations/loop-gap.ts'
import { itemsFrom } from '../item/fragments.ts'

let larder: TestApp
let owner: Client
let household_id: number

/** Three pages, the last one not full. */
const count = 2 * page_rows + 100
const ownHousehold = `
  select household_id from household_member join app_user using (user_id) where username = $1`
const addItems = `
  insert into item (household_id, item_name, category, quantity, unit_of_measure, low_stock_threshold, usage_stats, lots)
  select $1, 'Thing ' || n, 'Ordner ' || n, 1 + n % 7, 'pcs', 6, $3,
    jsonb_build_array(jsonb_build_object('lot_id', 1, 'quantity', 1 + n % 7))
  from generate_series(1, $2) as n`
const inOneText = `
  select json_agg(row_to_json(ready))::text as items from ${itemsFrom('item where household_id = $1 order by item_id')}`

const run = <Row extends Record<string, unknown>>(text: string, values: unknown[]) =>
  larder.database.query<Row>({ name: '', text }, values)

function makeUsageStats(): Buffer {
  const first = dayNumber('2026-01-01')
  const uses = [0, 3, 6, 9].map((days) => ({ kind: 'consumed', day: first + days, delta: -1 }) as const)
  return usageStatsToBytes(uses.reduce(updateUsageStats, empty_usage_stats))
}

async function fill(client: Client, items: number): Promise<number> {
  const [row] = await run<{ household_id: number }>(ownHousehold, [client.username])
  await run(addItems, [row?.household_id, items, makeUsageStats()])
  return row?.household_id ?? 0
}

beforeAll(async () => {
  larder = await createTestApp()
  owner = await larder.register()
  household_id = await fill(owner, count)
})
afterAll(() => larder.close())

describe('a household of several pages', () => {
  it('is listed as one text, byte by byte that of a single statement, packed or not', async () => {
    const [row] = await run<{ items: string }>(inOneText, [household_id])
    expect((await owner.get('/api/inventory')).text).toBe(row?.items)
    const headers = { authorization: `Bearer ${owner.token}`, 'accept-encoding': 'gzip' }
    const packed = await larder.app.fastify.inject({ url: '/api/inventory', headers })
    expect(gunzipSync(packed.rawPayload).toString()).toBe(row?.items)
    expect(packed.headers['etag']).toMatch(/^W\//)
  })

  it('has all its predictions, its shopping list in order, and its notices', async () => {
    const { predictions } = await owner.call(api.listPredictions, {})
    expect(new Set(predictions.map(({ item_id }) => item_id)).size).toBe(count)
    const { shopping_list } = await owner.call(api.getShoppingList, { query: { days: '30' } })
    const days = shopping_list.map(({ days_until_depletion }) => days_until_depletion ?? Infinity)
    expect(days).toEqual(days.toSorted((a, b) => a - b))
    expect(shopping_list.length).toBeGreaterThan(page_rows)
    await owner.call(household_api.listNotices, {})
    const [raised] = await run<{ low: number }>(
      `select count(*) as low from notice join item using (household_id, item_id)
      where household_id = $1 and kind = 'low_stock'`,
      [household_id],
    )
    const low = Array.from({ length: count }, (_, index) => 1 + ((index + 1) % 7)).filter((quantity) => quantity <= 6)
    expect(raised?.low).toBe(low.length)
  })

  it('ends its notices again, all of them', async () => {
    await run('update item set low_stock_threshold = null where household_id = $1', [household_id])
    await addItem(owner)
    await owner.call(household_api.listNotices, {})
    const left = await run(`select from notice where household_id = $1 and kind = 'low_stock'`, [household_id])
    expect(left).toHaveLength(0)
  })

  it('has all its categories, by the alphabet', async () => {
    const categories = await owner.call(api.listCategories, {})
    const own = Array.from({ length: count }, (_, index) => `Ordner ${index + 1}`)
    expect(categories).toEqual([...default_categories, ...own.toSorted((a, b) => a.localeCompare(b))])
  })
})

test.each([
  ['PARTY', 'party'],
  ['ΟΔΟΣ', 'οδος'],
  ['Gemüse', 'GEMU\u0308SE'],
  ['Kelvin', '\u212Aelvin'],
])('a category %s that comes as %s keeps its spelling', async (category, typed) => {
  const person = await larder.register()
  await addItem(person, { category })
  expect((await addItem(person, { category: typed })).category).toBe(category)
})

/** The lengths of all texts that the calls of an app read from the database. */
async function readLengths(url: string): Promise<number[]> {
  const lengths: number[] = []
  const query: Database['query'] = async (statement, values) => {
    const rows = await larder.database.query<Record<string, unknown>>(statement, values)
    for (const value of rows.flatMap((row) => Object.values(row))) {
      if (typeof value === 'string' || Buffer.isBuffer(value)) lengths.push(value.length)
    }
    return rows as never
  }
  const config = { tls: undefined, rateLimit: false, corsOrigins: [], registration: 'open' as const }
  const dependencies = { config: { ...config, openFoodFacts: undefined }, log: silent, site: '' }
  const { fastify } = await buildApp({ ...dependencies, database: { ...larder.database, query } })
  const answer = await fastify.inject({ url, headers: { authorization: `Bearer ${owner.token}` } })
  expect(answer.statusCode).toBe(200)
  await fastify.close()
  return lengths
}

describe('what passes the driver', () => {
  it.each(['/api/inventory', '/api/inventory/predictions', '/api/shopping-list?days=30'])(
    'for %s is never all of it in one piece',
    async (url) => {
      const lengths = await readLengths(url)
      expect(Math.max(...lengths)).toBeLessThan(lengths.reduce((sum, length) => sum + length, 0) / 2)
    },
  )

  it('for one prediction is never what all the others say in one piece', async () => {
    const [item] = await run<{ item_id: number }>('select item_id from item where household_id = $1 limit 1', [
      household_id,
    ])
    const lengths = await readLengths(`/api/inventory/${item?.item_id}/prediction`)
    expect(Math.max(...lengths)).toBeLessThan(lengths.reduce((sum, length) => sum + length, 0) / 2)
  })
})

test('thousands of predictions keep nobody waiting for as long as to read and write them', async () => {
  const person = await larder.register()
  await fill(person, 15_000)
  const ask = () => person.get('/api/inventory/predictions', { 'accept-encoding': 'gzip' })
  const gaps = [await measureLoopGap(ask), await measureLoopGap(ask), await measureLoopGap(ask)]
  const { text } = await person.get('/api/inventory/predictions')
  const plain = await measureLoopGap(async () => JSON.stringify(JSON.parse(text)))
  expect(Math.min(...gaps)).toBeLessThan(plain / 2)
})
