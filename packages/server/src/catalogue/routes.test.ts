import { api } from '@larder/contract/calls/api'
import { photo_api } from '@larder/contract/calls/photo-api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client, TestApp } from '../testing/app.ts'
import { createTestApp } from '../testing/app.ts'
import { fillCatalogue } from '../testing/services/catalogue.ts'
import { addItem } from '../testing/items.ts'

let larder: TestApp
let owner: Client
beforeAll(async () => {
  larder = await createTestApp({ rateLimit: true })
  owner = await larder.register()
  const teas = Array.from({ length: 12 }, (_, index) => [`Green Tea ${index}`, 'Leaf'] as const)
  await fillCatalogue(larder.database, [
    ['Whole Milk', 'Alpine', 'Dairies, Dairy, Milks'],
    ['Whole Milk', 'ALPINE'],
    ['Whole Milk', 'Berg', 'Milks'],
    ...teas,
  ])
})
afterAll(() => larder.close())

const suggest = async (q: string) => (await owner.call(photo_api.suggestProducts, { query: { q } })).suggestions

test('what is typed becomes products, each name of a brand once', async () => {
  expect(await suggest('whole mi')).toEqual([
    { product_name: 'Whole Milk', brand: 'Berg', category: null },
    { product_name: 'Whole Milk', brand: 'Alpine', category: 'Dairy' },
  ])
})

test('there are never more than eight', async () => {
  expect(await suggest('green tea')).toHaveLength(8)
})

test.each(['xyzzy', '!!!', '\u0000', "' | 'x"])('%j suggests nothing', async (typed) => {
  expect(await suggest(typed)).toEqual([])
})

test('nothing typed suggests nothing to who has nothing, and too much is refused', async () => {
  expect((await owner.get(photo_api.suggestProducts.path)).body).toEqual({ suggestions: [] })
  const long = await owner.get(`${photo_api.suggestProducts.path}?q=${'x'.repeat(201)}`)
  expect([long.status, long.message]).toEqual([400, 'Search must be at most 200 characters'])
  const twice = await owner.get(`${photo_api.suggestProducts.path}?q=a&q=b`)
  expect([twice.status, twice.message]).toEqual([400, 'Search must be text'])
})

test('nothing typed suggests the household’s own: what was bought last, what runs low, what was touched last', async () => {
  const member = await larder.register()
  const add = async (item_name: string, changes: object = {}) =>
    (await addItem(member, { item_name, category: 'Pantry', quantity: 5, ...changes })).item_id
  const [bought] = [
    await add('Rice'),
    await add('Salt'),
    await add('Oil', { low_stock_threshold: 5 }),
    await add('Tea'),
  ]
  await addItem(await larder.register(), { item_name: 'Of somebody else' })
  const text = `update item set created_at = now() - interval '60 days', updated_at = now() - interval '60 days'`
  await larder.database.query({ name: '', text })
  await larder.database.query({ name: '', text: `update item set updated_at = now() where item_name = 'Tea'` })
  const body = { quantity_added: 1, price: null, source: null, notes: null }
  await member.call(api.purchase, { params: { id: String(bought) }, body })
  for (const q of ['', '  ']) {
    const { suggestions } = await member.call(photo_api.suggestProducts, { query: { q } })
    expect(suggestions.map(({ product_name }) => product_name)).toEqual(['Rice', 'Oil', 'Tea', 'Salt'])
    expect(suggestions[0]).toMatchObject({ item_id: bought, category: 'Pantry' })
  }
})

test('a household’s own things are none of the catalogue’s', async () => {
  await addItem(owner, { item_name: 'Zanzibar Tea' })
  expect(await suggest('zanzibar')).toEqual([])
})

test('a loop is told to wait, and nobody else with it', async () => {
  const loop = await larder.register()
  const limit = `update rate_limit set attempts = 300 where rate_limit_key like 'suggestions:%'`
  const url = `${photo_api.suggestProducts.path}?q=milk`
  expect((await loop.get(url)).status).toBe(200)
  await larder.database.query({ name: '', text: limit })
  const { status, headers } = await loop.get(url)
  expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true])
  const other = await larder.register()
  expect((await other.get(url)).status).toBe(200)
})
