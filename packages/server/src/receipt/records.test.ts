import { receiptResponse } from '@larder/contract/receipt'
import { todayIn } from '@larder/contract/values/days'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ImageService, createImageService } from '../images/service.ts'
import { type Client, type TestApp, createTestApp } from '../testing/app.ts'
import { addItem } from '../testing/items.ts'
import type { ReadReceipt } from './local.ts'
import { deleteOldReceipts } from './record-statements.ts'
import { createReceiptService } from './service.ts'

let larder: TestApp
let images: ImageService
beforeAll(async () => {
  larder = await createTestApp()
  images = createImageService()
})
afterAll(async () => {
  await images.close()
  await larder.close()
})

const line = { quantity: 1, unit: 'pcs', confidence: 1, box: null }
const read: ReadReceipt = {
  merchant: 'GREEN VALLEY',
  transaction_date: '2026-03-14',
  total: 3.78,
  currency: 'USD',
  balanced: true,
  items: [
    { ...line, product_name: 'ZZQ ONE', price: 1.29 },
    { ...line, product_name: 'ZZQ TWO', price: 2.49 },
  ],
}

async function householdOf(client: Client): Promise<number> {
  const { household } = (await client.get('/api/household')).body as { household: { household_id: number } }
  return household.household_id
}

async function process(client: Client, receipt: Partial<ReadReceipt> = {}, time_zone = 'UTC') {
  const service = createReceiptService({ read: async () => ({ ...read, ...receipt }) }, larder.database, images)
  const signal = new AbortController().signal
  const context = { user_id: 0, household_id: await householdOf(client), time_zone, signal }
  const answer = await service.process({ ...context, log: { error: () => {} } }, new Uint8Array())
  return receiptResponse.parse(answer).results
}

const save = (client: Client, receipt_id: string | null | undefined, facts: object = {}) =>
  addItem(client, {
    receipt: {
      receipt_id,
      currency: null,
      merchant: 'GREEN VALLEY',
      transaction_date: '2026-03-14',
      total: 3.78,
      ...facts,
    },
  })

test('a receipt is noticed the second time, once something of it was added', async () => {
  const owner = await larder.register()
  const { receipt_id } = await process(owner)
  expect(await process(owner)).not.toHaveProperty('added_on')
  await save(owner, receipt_id)
  expect(await process(owner)).toMatchObject({ added_on: todayIn('UTC'), added_count: 1 })
  expect(await process(owner, { transaction_date: '2026-03-21' })).not.toHaveProperty('added_on')
  expect(await process(await larder.register())).not.toHaveProperty('added_on')
  await owner.post(`/api/receipts/${receipt_id}/undo`)
  expect(await process(owner)).not.toHaveProperty('added_on')
})

test('also where a person corrected shop, day and total', async () => {
  const owner = await larder.register()
  const { receipt_id } = await process(owner, { merchant: 'GRN VLY', transaction_date: '2020-03-14', total: 9 })
  await save(owner, receipt_id)
  expect(await process(owner, { merchant: 'GRN VLY', transaction_date: '2020-03-14', total: 9 })).toMatchObject({
    added_count: 1,
  })
  expect(await process(owner)).toMatchObject({ added_count: 1 })
})

test('the currency is remembered by shop, and a bare dollar by household and place', async () => {
  const owner = await larder.register()
  expect((await process(owner, {}, 'Pacific/Auckland')).currency).toBe('NZD')
  const { receipt_id, currency } = await process(owner)
  expect(currency).toBe('USD')
  await save(owner, receipt_id, { currency: 'NZD' })
  const later = { transaction_date: '2026-03-21' }
  expect((await process(owner, later)).currency).toBe('NZD')
  expect((await process(owner, { ...later, merchant: 'Elsewhere' })).currency).toBe('NZD')
  expect((await process(owner, { ...later, merchant: 'Elsewhere', currency: 'EUR' })).currency).toBe('EUR')
  expect((await process(await larder.register())).currency).toBe('USD')
})

test('old receipts go, and those of which nothing was saved', async () => {
  const owner = await larder.register()
  const { receipt_id } = await process(owner)
  await save(owner, receipt_id)
  await process(owner)
  const count = async () => {
    const text = 'select count(*)::integer as count from receipt where household_id = $1'
    const [row] = await larder.database.query<{ count: number }>({ name: '', text }, [await householdOf(owner)])
    return row?.count
  }
  const age = (days: number) =>
    larder.database.query({ name: '', text: `update receipt set read_at = now() - interval '${days} days'` })
  await larder.database.query(deleteOldReceipts)
  expect(await count()).toBe(2)
  await age(31)
  await larder.database.query(deleteOldReceipts)
  expect(await count()).toBe(1)
  await age(366)
  await larder.database.query(deleteOldReceipts)
  expect(await count()).toBe(0)
})
