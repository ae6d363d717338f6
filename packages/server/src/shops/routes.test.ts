import { shop_limit, shop_category_limit } from '@larder/contract/calls/shopping-api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client, TestApp } from '../testing/app.ts'
import { createTestApp } from '../testing/app.ts'
import { addItem } from '../testing/items.ts'

let larder: TestApp
let client: Client
beforeAll(async () => {
  larder = await createTestApp()
  client = await larder.register()
})
afterAll(() => larder.close())

const url = '/api/shopping-list/shops'
const save = (shop: string, categories: unknown = []) =>
  client.put(`${url}/${encodeURIComponent(shop)}`, { categories })

test('a shop keeps the order of its categories under its name, in any case', async () => {
  expect((await client.get(url)).body).toEqual({ shops: [] })
  const answer = await save('Müller & Co / Nord', ['Produce', 'Dairy'])
  expect(answer).toMatchObject({ status: 200, body: { message: 'Shop saved' } })
  await save('MÜLLER & CO / NORD', ['Dairy', 'Produce'])
  await save('Aldi', [])
  const shops = [
    { shop: 'Aldi', categories: [] },
    { shop: 'MÜLLER & CO / NORD', categories: ['Dairy', 'Produce'] },
  ]
  expect((await client.get(url)).body).toEqual({ shops })
  expect((await client.delete(`${url}/aldi`)).body).toEqual({ message: 'Shop removed' })
  expect(await client.delete(`${url}/aldi`)).toMatchObject({ status: 404, message: 'This shop is not known' })
  expect((await (await larder.register()).get(url)).body).toEqual({ shops: [] })
})

test('where something was bought lately is a shop too, once', async () => {
  const person = await larder.register()
  const { item_id } = await addItem(person)
  const sources = ['Bakery', 'Bakery', 'MARKET', 'Shopping List', null]
  for (const source of sources) await person.post(`/api/inventory/${item_id}/purchase`, { quantity_added: 1, source })
  await person.post(`/api/inventory/${item_id}/purchase`, { quantity_added: 1, source: 'Long ago', date: '2020-01-01' })
  await person.put(`${url}/Market`, { categories: ['Dairy'] })
  const shops = [
    { shop: 'Market', categories: ['Dairy'] },
    { shop: 'Bakery', categories: [] },
  ]
  expect((await person.get(url)).body).toEqual({ shops })
})

test.each([
  [undefined, 'Categories must be a list of names'],
  ['Dairy', 'Categories must be a list of names'],
  [[1], 'Category must be text'],
  [Array.from({ length: shop_category_limit + 1 }, () => 'x'), 'A shop can have at most 200 categories'],
])('refuses the categories %j', async (categories, message) => {
  expect(await client.put(`${url}/Aldi`, { categories })).toMatchObject({ status: 400, message })
})

test('there are at most fifty, and those that are there can still change', async () => {
  const person = await larder.register()
  const saved = Array.from({ length: shop_limit + 3 }, (_, index) =>
    person.put(`${url}/Shop ${index}`, { categories: [] }),
  )
  const answers = await Promise.all(saved)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(shop_limit)
  expect(answers.find(({ status }) => status === 409)?.message).toBe(
    'You can keep at most 50 shops. Remove one to add another.',
  )
  const { shops } = (await person.get(url)).body as { shops: { shop: string }[] }
  expect(await person.put(`${url}/${shops[0]?.shop}`, { categories: ['Dairy'] })).toMatchObject({ status: 200 })
})
