import { photo_api } from '@larder/contract/calls/photo-api'
import type { Item } from '@larder/contract/item'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Client, TestApp } from '../testing/app.ts'
import { createTestApp } from '../testing/app.ts'
import { addItem, findDisagreements, milk } from '../testing/items.ts'
import { type RemoteDouble, completion, startRemoteDouble } from '../testing/services/remote-service.ts'
import { most_names } from './repository.ts'

let double: RemoteDouble
let larder: TestApp
let client: Client
let photo: Buffer
beforeAll(async () => {
  double = await startRemoteDouble()
  larder = await createTestApp({ receipt: { provider: 'openai', url: double.url, key: undefined, model: 'sees' } })
  photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'white' } })
    .jpeg()
    .toBuffer()
})
afterAll(async () => {
  await larder.close()
  await double.close()
})
beforeEach(async () => {
  client = await larder.register()
})

const line = { product_name: 'GV WHL MLK', quantity: 1, unit: null as string | null, price: 2 }

/** The only line of a receipt that says this. */
async function read(said: Partial<typeof line> = {}, merchant: string | null = 'Corner Shop', person = client) {
  const items = [{ ...line, ...said }]
  const facts = { merchant, transaction_date: null, currency: null, subtotal: null, total: null }
  double.answer(completion(JSON.stringify({ ...facts, items })))
  const form = new FormData()
  form.append('image', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'receipt.jpg')
  const answer = await person.postForm(photo_api.processReceipt.path, form)
  const [item] = photo_api.processReceipt.response.parse(answer.body).results.detected_fields.items
  return item
}

const paper = { merchant: 'Corner Shop', printed_name: 'GV WHL MLK', printed_quantity: 1, printed_unit: 'pcs' }
const save = (details: object = {}, said: object = {}) =>
  addItem(client, { ...milk, unit_of_measure: 'bottle', quantity: 1, ...details, receipt_name: { ...paper, ...said } })
const buy = ({ item_id }: Item, quantity_added: number, said: object = {}, headers = {}) =>
  client.post(`/api/inventory/${item_id}/purchase`, { quantity_added, receipt_name: { ...paper, ...said } }, headers)
const countNames = async () => {
  const text = 'select count(*)::integer as count from receipt_name'
  return (await larder.database.query<{ count: number }>({ name: 'count_test_names', text }))[0]?.count
}

describe('a line that was saved', () => {
  test('comes back with its name, category, unit and item', async () => {
    expect(await read()).toMatchObject({ product_name: 'GV WHL MLK', printed_name: 'GV WHL MLK', match: null })
    const { item_id } = await save({ item_name: 'Whole Milk', category: 'Breakfast' })
    expect(await read({ quantity: 3 })).toMatchObject({
      product_name: 'Whole Milk',
      category: 'Breakfast',
      quantity: 3,
      unit: 'bottle',
      printed_name: 'GV WHL MLK',
      printed_quantity: 3,
      printed_unit: 'pcs',
      match: { item_id, item_name: 'Whole Milk', confidence: 1 },
    })
  })

  test('is another one in another shop, of another size, in another household', async () => {
    await save({ item_name: 'Whole Milk' })
    expect(await read({}, 'Elsewhere')).toMatchObject({ product_name: 'GV WHL MLK' })
    expect(await read({ product_name: 'GV WHL MLK 2L' })).toMatchObject({ product_name: 'GV WHL MLK 2L' })
    const otherUser = await larder.register()
    expect(await read({}, 'Corner Shop', otherUser)).toMatchObject({ product_name: 'GV WHL MLK', match: null })
  })

  test('is the same where a letter of the shop was misread, or all of it and there is but one', async () => {
    await save({ item_name: 'Whole Milk' })
    expect(await read({}, 'CORNEP SHOP 12')).toMatchObject({ product_name: 'Whole Milk' })
    expect(await read({ product_name: 'gv whlmlk' }, null)).toMatchObject({ product_name: 'Whole Milk' })
    await save({ item_name: 'Wheel' }, { merchant: 'Garage' })
    expect(await read({}, null)).toMatchObject({ product_name: 'GV WHL MLK' })
  })

  test('is what it was saved as last', async () => {
    const first = await save({ item_name: 'Whole Milk' })
    const other = await addItem(client, { item_name: 'Farm Milk' })
    expect((await buy(other, 1)).status).toBe(200)
    expect(await read()).toMatchObject({ product_name: 'Farm Milk', match: { item_id: other.item_id } })
    expect((await buy(first, 1)).status).toBe(200)
    expect(await read()).toMatchObject({ product_name: 'Whole Milk', match: { item_id: first.item_id } })
  })

  test('follows the name of its item, and keeps it when the item is gone', async () => {
    const { item_id } = await save({ item_name: 'Whole Milk' })
    await client.put(`/api/inventory/${item_id}`, { item_name: 'Milk, whole', category: 'Fridge' })
    expect(await read()).toMatchObject({ product_name: 'Milk, whole', category: 'Fridge', match: { item_id } })
    await client.delete(`/api/inventory/${item_id}`)
    expect(await read()).toMatchObject({ product_name: 'Whole Milk', category: 'Dairy', match: null })
    const again = await addItem(client, { item_name: 'Whole Milk' })
    expect(await read()).toMatchObject({ match: { item_id: again.item_id, confidence: 1 } })
  })
})

describe('how much it is', () => {
  test('is known where the household counts in another unit', async () => {
    const item = await addItem(client, { unit_of_measure: 'l' })
    await buy(item, 3, { printed_quantity: 2 })
    expect(await read({ quantity: 4 })).toMatchObject({ quantity: 6, unit: 'l', printed_quantity: 4 })
    expect(await read({ quantity: 0.5, unit: 'kg' })).toMatchObject({ quantity: 0.5, unit: 'kg' })
  })

  test('is the paper’s where the units are the same, also when a count was mended', async () => {
    await save({ quantity: 2, unit_of_measure: 'Pcs' })
    expect(await read({ quantity: 3 })).toMatchObject({ quantity: 3, unit: 'pcs' })
  })
})

describe('what is remembered', () => {
  test('is there with what was saved, or not at all', async () => {
    const before = await countNames()
    expect((await buy({ item_id: 999_999 } as Item, 1)).status).toBe(404)
    const item = await addItem(client)
    expect((await buy(item, 1, { merchant: ' ' })).status).toBe(400)
    expect((await buy(item, 1, { printed_name: '---' })).status).toBe(200)
    expect(await countNames()).toBe(before)
  })

  test('is part of the request that a key stands for', async () => {
    const item = await addItem(client)
    const key = { 'idempotency-key': 'once' }
    const [first, again] = [await buy(item, 1, {}, key), await buy(item, 1, {}, key)]
    expect([again.status, again.text]).toEqual([200, first.text])
    expect((await buy(item, 1, { printed_name: 'OTHER' }, key)).status).toBe(409)
    expect(await findDisagreements(larder.database)).toEqual([])
  })

  test('has an end: what was named longest ago goes first', async () => {
    await save({ item_name: 'Whole Milk' })
    const text = `
      insert into receipt_name (household_id, printed_key, merchant_key, item_id, item_name, category, unit_of_measure, named_at)
      select household_id, 'OLD' || number, 'SHOP', 1, 'Old', 'Other', 'pcs', now() - number * interval '1 day'
      from (select max(household_id) as household_id from receipt_name) as mine, generate_series(1, ${most_names + 5}) as number`
    const before = (await countNames()) ?? 0
    await larder.database.query({ name: 'fill_test_names', text })
    await save({ item_name: 'Oats' }, { printed_name: 'OATS' })
    expect(await countNames()).toBe(before - 1 + most_names)
    expect(await read()).toMatchObject({ product_name: 'Whole Milk' })
    expect(await read({ product_name: 'OATS' })).toMatchObject({ product_name: 'Oats' })
  })
})
