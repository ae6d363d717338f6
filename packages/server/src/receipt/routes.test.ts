import { photo_api } from '@larder/contract/calls/photo-api'
import { receipt_messages } from '@larder/contract/messages/receipt-messages'
import { drawReceipt } from '@larder/vision/testing/receipts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client, TestApp } from '../testing/app.ts'
import { createTestApp } from '../testing/app.ts'
import { addItem } from '../testing/items.ts'

let larder: TestApp
let owner: Client
beforeAll(async () => {
  larder = await createTestApp()
  owner = await larder.register()
})
afterAll(() => larder.close())

async function send(bytes: Uint8Array, { client = owner, field = 'image' } = {}) {
  const form = new FormData()
  form.append('is_receipt', 'true')
  form.append(field, new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'receipt.jpg')
  return client.postForm(photo_api.processReceipt.path, form)
}

const text = `CORNER SHOP
07/21/2018 12:56 PM
2 Whole Milk         5.98
Brown Bread          2.49
Total               $8.47`

test('a photo becomes lines to review', { timeout: 120_000 }, async () => {
  const answer = await send(await (await drawReceipt(text)).jpeg().toBuffer())
  expect(answer.status).toBe(200)
  const { success, message, results } = photo_api.processReceipt.response.parse(answer.body)
  expect([success, message]).toEqual([true, 'Successfully extracted 2 items from your receipt!'])
  expect(results).toMatchObject({
    merchant: 'CORNER SHOP',
    transaction_date: '2018-07-21',
    total: 8.47,
    currency: 'USD',
    balanced: true,
  })
  const common = {
    unit: 'pcs',
    printed_unit: 'pcs',
    purchase_date: '2018-07-21',
    expiry_date: null,
    brand: null,
    discount: 0,
    match: null,
  }
  expect(results.detected_fields.items).toEqual([
    {
      ...common,
      product_name: 'Whole Milk',
      printed_name: 'Whole Milk',
      quantity: 2,
      printed_quantity: 2,
      price: 5.98,
      category: 'Dairy',
      storage_location: 'Fridge',
      shelf_life_days: 7,
      confidence: expect.any(Number),
      box: expect.any(Object),
    },
    {
      ...common,
      product_name: 'Brown Bread',
      printed_name: 'Brown Bread',
      quantity: 1,
      printed_quantity: 1,
      price: 2.49,
      category: 'Bakery',
      storage_location: 'Pantry',
      shelf_life_days: 4,
      confidence: expect.any(Number),
      box: expect.any(Object),
    },
  ])
})

test('a line names the item of the household that it is, and nobody else’s', { timeout: 120_000 }, async () => {
  const [mine, theirs] = [await larder.register(), await larder.register()]
  const milk = await addItem(mine, { item_name: 'Whole Milk' })
  await addItem(theirs, { item_name: 'Brown Bread' })
  const { body } = await send(await (await drawReceipt(text)).jpeg().toBuffer(), { client: mine })
  const { items } = photo_api.processReceipt.response.parse(body).results.detected_fields
  expect(items.map(({ match }) => match)).toEqual([
    { item_id: milk.item_id, item_name: 'Whole Milk', confidence: 1 },
    null,
  ])
})

test('a photo without a receipt says so', { timeout: 120_000 }, async () => {
  const wall = sharp({ create: { width: 400, height: 300, channels: 3, background: '#a0522d' } })
  const { status, body } = await send(await wall.jpeg().toBuffer())
  expect(status).toBe(200)
  expect(body).toEqual({
    success: false,
    message: 'No items could be extracted from the receipt. Please try a clearer image or add items manually.',
    results: {
      merchant: null,
      transaction_date: null,
      total: null,
      currency: null,
      balanced: false,
      discounts: 0,
      deposits: 0,
      taxes: 0,
      detected_fields: { items: [] },
    },
  })
})

test('a form without a photo is refused with a sentence, and so is an unauthorised user', async () => {
  const jpeg = await (await drawReceipt(text)).jpeg().toBuffer()
  const { status, message } = await send(jpeg, { field: 'picture' })
  expect([status, message]).toEqual([400, receipt_messages.receipt.fileRequired])
  expect((await send(jpeg, { client: larder.anonymous })).status).toBe(401)
})
