import { addDays, todayIn } from '@larder/contract/values/days'
import type { Item } from '@larder/contract/item'
import { messages } from '@larder/contract/messages'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client, TestApp } from '../testing/app.ts'
import { createTestApp } from '../testing/app.ts'
import { addItem, findDisagreements, listItems, milk, readJournal } from '../testing/items.ts'

let test: TestApp
let client: Client
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  client = await test.register()
})

const today = todayIn('UTC')
const purchase = { price: 2.58, source: 'Corner Shop', date: today }
const historyOf = async ({ item_id }: Item) =>
  ((await client.get(`/api/inventory/${item_id}/purchase-history`)).body as { purchase_history: object[] })
    .purchase_history
const usageStatsOf = async ({ item_id }: Item) => {
  const text = 'select usage_stats from item where item_id = $1'
  return (await test.database.query<{ usage_stats: Buffer }>({ name: 'read_test_usage_stats', text }, [item_id]))[0]
    ?.usage_stats
}

describe('an item that was bought', () => {
  it('has its price, shop and day in the purchase history', async () => {
    const date = addDays(today, -3)
    const item = await addItem(client, { quantity: 2, purchase: { ...purchase, date } })
    expect(item).toMatchObject({ ...milk, quantity: 2 })
    expect(await historyOf(item)).toEqual([
      {
        lot_changes: [expect.objectContaining({ delta: 2 })],
        event_id: expect.any(Number),
        date,
        quantity_added: 2,
        unit_of_measure: 'l',
        price: 2.58,
        source: 'Corner Shop',
        notes: null,
      },
    ])
    expect(await readJournal(test.database, item.item_id)).toMatchObject([
      { kind: 'created', delta: 0, quantity_after: 0, occurred_on: today },
      { kind: 'purchased', delta: 2, quantity_after: 2, occurred_on: date },
    ])
    expect(await findDisagreements(test.database)).toEqual([])
  })

  it('gives the forecast the same usage statistics as an item that was there', async () => {
    const [there, bought] = [await addItem(client), await addItem(client, { purchase })]
    expect(await usageStatsOf(bought)).toEqual(await usageStatsOf(there))
  })

  it('can be taken back like every purchase', async () => {
    const item = await addItem(client, { purchase })
    const [entry] = (await historyOf(item)) as { event_id: number }[]
    const answer = await client.post(`/api/inventory/${item.item_id}/events/${entry?.event_id}/undo`)
    expect(answer.body).toMatchObject({ item: { quantity: 0 } })
  })

  it('keeps its code, and is made once for a key', async () => {
    const body = { ...milk, barcode: '4006381333931', purchase }
    const post = () => client.post('/api/inventory', body, { 'idempotency-key': 'a' })
    const [first, again] = [await post(), await post()]
    expect(first.body).toMatchObject({ item: { quantity: 2, barcodes: ['4006381333931'] } })
    expect(again.text).toBe(first.text)
    expect(await listItems(client)).toHaveLength(1)
  })
})

it('without a purchase starts as it always did', async () => {
  const item = await addItem(client)
  expect(item.version).toBe(1)
  expect(await historyOf(item)).toEqual([])
  expect(await readJournal(test.database, item.item_id)).toHaveLength(1)
})

it('nothing was bought where there is nothing', async () => {
  const item = await addItem(client, { quantity: 0, purchase })
  expect(await historyOf(item)).toEqual([])
})

it.each([
  [{ price: -1 }, messages.input.notNumber('Price')],
  [{ date: '2999-01-01' }, messages.input.inFuture('Date')],
  [{ date: 'yesterday' }, messages.input.notDate('Date')],
])('a purchase with %j is refused, and nothing is made', async (wrong, message) => {
  const answer = await client.post('/api/inventory', { ...milk, purchase: { ...purchase, ...wrong } })
  expect([answer.status, answer.message]).toEqual([400, message])
  expect(await listItems(client)).toEqual([])
})
