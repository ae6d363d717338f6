import { api } from '@larder/contract/calls/api'
import { default_categories } from '@larder/contract/constants'
import { todayIn } from '@larder/contract/values/days'
import { messages } from '@larder/contract/messages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client, TestApp } from '../testing/app.ts'
import { createTestApp } from '../testing/app.ts'
import { addItem, listItems, milk, readJournal } from '../testing/items.ts'

let test: TestApp
let client: Client

beforeAll(async () => {
  test = await createTestApp()
  client = await test.register({ time_zone: 'Pacific/Kiritimati' })
})
afterAll(() => test.close())

const full = {
  item_name: 'Äpfel 🍏 <b>rot</b>',
  description: 'zwei\nZeilen "und" \\ mehr',
  category: 'Obst & Gemüse',
  quantity: 0.3,
  unit_of_measure: 'kg',
  purchase_date: '2026-01-30',
  expiry_date: '2026-02-28',
  location: 'Keller',
  low_stock_threshold: 0.125,
  notes: "'; drop table item; --\u2028 نص עברית 日本",
  brand: 'Bäuerin',
  item_weight: 999_999_999.999,
  item_weight_unit: 'g',
  image_url: 'https://example.org/a.png',
}

describe('POST /api/inventory', () => {
  it('answers 201 with the item as typed, in every script, with every decimal', async () => {
    const answer = await client.post('/api/inventory', full)
    expect(answer.status).toBe(201)
    expect(api.createItem.response.parse(answer.body)).toMatchObject({ message: messages.inventory.added, item: full })
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  })

  it('starts the journal on the household’s today', async () => {
    const { item_id } = await addItem(client, { quantity: 0.3 })
    expect(await readJournal(test.database, item_id)).toMatchObject([
      { kind: 'created', delta: 0.3, quantity_after: 0.3, occurred_on: todayIn('Pacific/Kiritimati') },
    ])
  })

  it('reads what is left out as null', async () => {
    expect(await addItem(client)).toMatchObject({ ...milk, brand: null, notes: null, expiry_date: null, version: 1 })
  })

  it('refuses what cannot be an item, and keeps nothing of it', async () => {
    const before = await listItems(client)
    const answer = await client.post('/api/inventory', { ...milk, quantity: -1 })
    expect([answer.status, answer.message]).toEqual([400, messages.inventory.quantityInvalid])
    expect(await listItems(client)).toEqual(before)
  })

  it('gives a category in another case the spelling that is known', async () => {
    expect(await addItem(client, { category: 'dAIRY' })).toMatchObject({ category: 'Dairy' })
    await addItem(client, { category: 'Party Stuff' })
    expect(await addItem(client, { category: 'party stuff' })).toMatchObject({ category: 'Party Stuff' })
  })
})

describe('GET /api/inventory/categories', () => {
  it('lists the choice lists, then the household’s own, each once', async () => {
    const person = await test.register()
    expect(await person.call(api.listCategories, {})).toEqual(default_categories)
    await addItem(person, { category: 'Zelte' })
    await addItem(person, { category: 'Angeln' })
    await addItem(person, { category: 'ZELTE' })
    await addItem(person, { category: 'dairy' })
    expect(await person.call(api.listCategories, {})).toEqual([...default_categories, 'Angeln', 'Zelte'])
  })
})

describe('GET /api/inventory/{id}', () => {
  it('answers the item alone, tagged with its version', async () => {
    const item = await addItem(client, full)
    const answer = await client.get(`/api/inventory/${item.item_id}`)
    expect(answer.body).toEqual(item)
    expect(answer.headers['etag']).toMatch(/^"1-[\w-]+"$/)
    const { lots: _lots, pack_quantity: _pack, is_never_suggested: _never, unit_factors: _factors, ...listed } = item
    expect((await listItems(client)).find(({ item_id }) => item_id === item.item_id)).toEqual(listed)
  })
})

describe('DELETE /api/inventory/{id}', () => {
  it('takes the item and its journal', async () => {
    const { item_id } = await addItem(client)
    const answer = await client.delete(`/api/inventory/${item_id}`)
    expect([answer.status, answer.body]).toEqual([200, { message: messages.inventory.deleted }])
    expect((await client.get(`/api/inventory/${item_id}`)).status).toBe(404)
    expect(await readJournal(test.database, item_id)).toEqual([])
    expect((await client.delete(`/api/inventory/${item_id}`)).status).toBe(404)
  })
})

describe('an id that is nobody’s', () => {
  const ids = [
    '0',
    '-1',
    '1.5',
    'abc',
    '9007199254740993',
    '9999999999999999',
    '9'.repeat(90),
    '1%00',
    "1'--",
    '٣',
    '1e3',
  ]

  it.each(ids)('%s is not found', async (id) => {
    const answers = [
      await client.get(`/api/inventory/${encodeURIComponent(id)}`),
      await client.put(`/api/inventory/${encodeURIComponent(id)}`, { item_name: 'x' }),
      await client.delete(`/api/inventory/${encodeURIComponent(id)}`),
    ]
    for (const { status, message } of answers) expect([status, message]).toEqual([404, messages.inventory.notFound])
  })

  it('is also that of another household’s item, which stays as it is', async () => {
    const otherUser = await test.register()
    const item = await addItem(client)
    const url = `/api/inventory/${item.item_id}`
    const answers = [
      await otherUser.get(url),
      await otherUser.put(url, { item_name: 'x', quantity: 9 }),
      await otherUser.delete(url),
    ]
    for (const { status, message } of answers) expect([status, message]).toEqual([404, messages.inventory.notFound])
    expect((await client.get(url)).body).toEqual(item)
    expect(await listItems(otherUser)).toEqual([])
  })
})
