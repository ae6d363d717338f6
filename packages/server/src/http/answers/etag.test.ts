import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Client, TestApp } from '../../testing/app.ts'
import { createTestApp } from '../../testing/app.ts'
import { addItem } from '../../testing/items.ts'
import { hashContent } from './etag.ts'

let test: TestApp
let client: Client

beforeAll(async () => {
  test = await createTestApp()
  client = await test.register()
})
afterAll(() => test.close())

const tagOf = async (path: string, person = client): Promise<string> => String((await person.get(path)).headers['etag'])

async function ask(path: string, etag: string, person = client) {
  const { status, text } = await person.get(path, { 'if-none-match': etag })
  return { status, length: text.length }
}

it.each([
  ['an item', (item_id: number) => `/api/inventory/${item_id}`],
  ['the shopping list', () => '/api/shopping-list?days=7'],
  ['the notices', () => '/api/notices'],
  ['the household', () => '/api/household'],
  ['a history', (item_id: number) => `/api/inventory/${item_id}/consumption-history`],
])('what has not changed is not sent again: %s', async (_, pathOf) => {
  const { item_id } = await addItem(client, { quantity: 9, low_stock_threshold: 1 })
  const path = pathOf(item_id)
  const etag = await tagOf(path)
  expect(await ask(path, etag)).toEqual({ status: 304, length: 0 })
  // Low, used, by somebody with another name: one of them is in each of these.
  await client.post(`/api/inventory/${item_id}/consume`, { new_quantity: 0.5, notes: null })
  await client.put('/api/household', { name: `Home of ${item_id}`, time_zone: 'Europe/Vienna' })
  expect(await ask(path, etag)).toMatchObject({ status: 200 })
  expect(await tagOf(path)).not.toBe(etag)
})

it('is told by pieces as it is whole', async () => {
  for (let count = 0; count < 3; count += 1) {
    const names = Array.from({ length: 60 }, (_, index) => `Thing ${count}-${index}`)
    await Promise.all(names.map((name) => client.post('/api/shopping-list/entries', { name })))
  }
  const etag = await tagOf('/api/shopping-list?days=7')
  expect(await ask('/api/shopping-list?days=7', etag)).toEqual({ status: 304, length: 0 })
  expect(hashContent(['ab', 'c'])).toBe(hashContent(['a', 'bc']))
})

it('tells nobody that another household holds the same', async () => {
  const other = await test.register()
  expect(await ask('/api/household', await tagOf('/api/household'), other)).toMatchObject({ status: 200 })
})

it('leaves refusals and what anybody may ask alone', async () => {
  expect((await client.get('/api/inventory/999999999', { 'if-none-match': '*' })).status).toBe(404)
  expect((await client.get('/api/health', { 'if-none-match': '*' })).status).toBe(200)
})
