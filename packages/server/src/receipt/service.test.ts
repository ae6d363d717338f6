import { receiptResponse } from '@larder/contract/receipt'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ImageService, createImageService } from '../images/service.ts'
import { type TestDatabase, createTestDatabase } from '../testing/database.ts'
import { createMember } from '../testing/members.ts'
import type { ReadReceipt } from './local.ts'
import { createReceiptService } from './service.ts'

let own: TestDatabase
let images: ImageService
beforeAll(async () => {
  own = await createTestDatabase()
  images = createImageService()
})
afterAll(async () => {
  await images.close()
  await own.drop()
})

const line = { product_name: 'VOLLMILCH', quantity: 1, unit: 'pcs', price: 2.99, confidence: 1, box: null }
const facts = { merchant: null, transaction_date: '2026-03-14', total: 3.24, currency: 'EUR', balanced: true }

async function process(receipt: ReadReceipt) {
  const { user_id, household_id } = await createMember(own.database)
  const service = createReceiptService({ read: async () => receipt }, own.database, images)
  const signal = new AbortController().signal
  const context = { user_id, household_id, time_zone: 'UTC', signal, log: { error: () => {} } }
  return receiptResponse.parse(await service.process(context, new Uint8Array())).results
}

test('what is taken off and put on is passed on, of lines and of the receipt', async () => {
  const sums = { discounts: 0.5, deposits: 0.25, taxes: 0 }
  const results = await process({ ...facts, ...sums, items: [{ ...line, discount: 0.5 }] })
  expect(results).toMatchObject({ ...sums, detected_fields: { items: [{ price: 2.99, discount: 0.5 }] } })
})

test('a reader that says nothing of it leaves it out', async () => {
  const { detected_fields, ...results } = await process({ ...facts, items: [line] })
  expect(results).toEqual({ ...facts, receipt_id: expect.any(String) })
  expect(detected_fields.items[0]).toMatchObject({ category: 'Dairy', storage_location: 'Fridge', shelf_life_days: 7 })
  expect(detected_fields.items[0]).not.toHaveProperty('discount')
})
