import { randomUUID } from 'node:crypto'
import { deleted_api } from '@larder/contract/calls/deleted-api'
import { receipt_api } from '@larder/contract/calls/receipt-api'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Client, type TestApp, createTestApp } from '../testing/app.ts'
import { addItem, listItems } from '../testing/items.ts'

let larder: TestApp
let owner: Client
beforeAll(async () => {
  larder = await createTestApp()
})
afterAll(() => larder.close())

let receipt: { receipt_id: string; merchant: string; transaction_date: string; total: number; currency: string }
beforeEach(async () => {
  owner = await larder.register()
  receipt = {
    receipt_id: randomUUID(),
    merchant: 'Corner Shop',
    transaction_date: '2026-03-14',
    total: 12.5,
    currency: 'NZD',
  }
})

const undoPath = () => `/api/receipts/${receipt.receipt_id}/undo`
const undo = (client = owner, key?: string) =>
  client.post(undoPath(), undefined, key === undefined ? {} : { 'idempotency-key': key })
const listReceipts = async (client = owner) => (await client.call(receipt_api.listReceipts, {})).receipts
const stockOf = async () => Object.fromEntries((await listItems(owner)).map((item) => [item.item_name, item.quantity]))
const buy = (item_id: number, quantity_added: number) =>
  owner.post(`/api/inventory/${item_id}/purchase`, { quantity_added, receipt })
const priced = { purchase: { price: 2 } }

describe('a receipt', () => {
  test('is undone with everything it added, and only once', async () => {
    const milk = await addItem(owner, { item_name: 'Milk', quantity: 2 })
    await buy(milk.item_id, 3)
    const eggs = await addItem(owner, { item_name: 'Eggs', quantity: 12, receipt, ...priced })
    await buy(eggs.item_id, 6)
    expect(await listReceipts()).toMatchObject([{ ...receipt, item_count: 3 }])
    expect(await undo()).toMatchObject({
      status: 200,
      body: {
        message: 'Receipt undone: 3 item(s) taken back. New ones are under Recently Deleted.',
        undone: 3,
        kept: [],
      },
    })
    expect(await stockOf()).toEqual({ Milk: 2 })
    const { items } = await owner.call(deleted_api.listDeleted, {})
    expect(items).toMatchObject([{ item_name: 'Eggs', quantity: 18 }])
    const history = await owner.get(`/api/inventory/${milk.item_id}/purchase-history`)
    expect(history.body).toEqual({ purchase_history: [] })
    expect(await listReceipts()).toEqual([])
    expect(await undo()).toMatchObject({ status: 409, body: { message: 'This receipt was already undone.' } })
    expect(await stockOf()).toEqual({ Milk: 2 })
  })

  test('answers a retry with the same key as it did before', async () => {
    await addItem(owner, { receipt })
    const first = await undo(owner, 'undo-once')
    expect(await undo(owner, 'undo-once')).toMatchObject({ status: 200, body: first.body })
  })

  test('leaves what was used or edited since, and says which', async () => {
    const soap = await addItem(owner, { item_name: 'Soap', quantity: 0 })
    await buy(soap.item_id, 2)
    await owner.post(`/api/inventory/${soap.item_id}/consume`, { used_quantity: 1 })
    const tea = await addItem(owner, { item_name: 'Tea', quantity: 5, receipt, ...priced })
    await owner.post(`/api/inventory/${tea.item_id}/consume`, { used_quantity: 1 })
    const rice = await addItem(owner, { item_name: 'Rice', quantity: 1, receipt })
    await owner.put(`/api/inventory/${rice.item_id}`, { notes: 'For Sunday' })
    await addItem(owner, { item_name: 'Salt', quantity: 1, receipt })
    const oats = await addItem(owner, { item_name: 'Oats', quantity: 4 })
    await buy(oats.item_id, 2)
    await owner.post(`/api/inventory/${oats.item_id}/consume`, { used_quantity: 1 })
    expect((await undo()).body).toEqual({
      message:
        'Receipt undone: 2 item(s) taken back. New ones are under Recently Deleted. ' +
        'Used or changed since, so they stay: Soap, Tea, Rice.',
      undone: 2,
      kept: ['Soap', 'Tea', 'Rice'],
    })
    expect(await stockOf()).toEqual({ Soap: 1, Tea: 4, Rice: 1, Oats: 3 })
  })

  test('does not mind what was undone or deleted before', async () => {
    const milk = await addItem(owner, { item_name: 'Milk', quantity: 2 })
    const { event_id } = (await buy(milk.item_id, 3)).body as { event_id: number }
    await owner.post(`/api/inventory/${milk.item_id}/events/${event_id}/undo`)
    const gone = await addItem(owner, { receipt })
    await owner.delete(`/api/inventory/${gone.item_id}`)
    expect((await undo()).body).toMatchObject({ undone: 0, kept: [] })
    expect(await stockOf()).toEqual({ Milk: 2 })
  })

  test('is undone of two phones by one', async () => {
    const milk = await addItem(owner, { item_name: 'Milk', quantity: 2 })
    await buy(milk.item_id, 3)
    const answers = await Promise.all([undo(), undo()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await stockOf()).toEqual({ Milk: 2 })
  })

  test('to which a line comes late can be undone again, with that line alone', async () => {
    const milk = await addItem(owner, { item_name: 'Milk', quantity: 2 })
    await buy(milk.item_id, 3)
    await undo()
    await buy(milk.item_id, 1)
    expect((await undo()).body).toMatchObject({ undone: 1 })
    expect(await stockOf()).toEqual({ Milk: 2 })
  })

  test('that is saved and undone at the same moment is never half of either', async () => {
    const items = await Promise.all(['A', 'B', 'C'].map((item_name) => addItem(owner, { item_name, quantity: 1 })))
    for (const { item_id } of items) await buy(item_id, 1)
    const answers = await Promise.all([
      undo(),
      ...items.map(({ item_id }) => buy(item_id, 1)),
      addItem(owner, { receipt }),
    ])
    expect(answers[0]).toMatchObject({ status: 200 })
    await undo()
    const left = Object.values(await stockOf())
    expect(left.every((quantity) => Number.isInteger(quantity))).toBe(true)
  })

  test('cannot be undone after a day', async () => {
    await addItem(owner, { receipt })
    const text = `update receipt set added_at = now() - interval '25 hours' where receipt_id = $1`
    await larder.database.query({ name: '', text }, [receipt.receipt_id])
    expect(await listReceipts()).toEqual([])
    expect(await undo()).toMatchObject({ status: 409, body: { message: expect.stringContaining('for a day') } })
    expect(await listItems(owner)).toHaveLength(1)
  })
})

test('the receipt of another household is not there, and its number adds nothing to it', async () => {
  await addItem(owner, { receipt })
  const other = await larder.register()
  expect(await listReceipts(other)).toEqual([])
  expect(await undo(other)).toMatchObject({ status: 404, body: { message: 'This receipt could not be found.' } })
  await addItem(other, { receipt })
  expect(await listReceipts()).toMatchObject([{ item_count: 1 }])
  expect((await undo(other)).body).toMatchObject({ undone: 1 })
  expect(await listItems(owner)).toHaveLength(1)
})

test.each(['x', '1', randomUUID()])('there is no receipt %s', async (receipt_id) => {
  expect(await owner.post(`/api/receipts/${receipt_id}/undo`)).toMatchObject({ status: 404 })
})
