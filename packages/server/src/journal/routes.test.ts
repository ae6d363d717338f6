import { addDays, todayIn } from '@larder/contract/values/days'
import type { Item } from '@larder/contract/item'
import { messages } from '@larder/contract/messages'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client, TestApp } from '../testing/app.ts'
import { createTestApp } from '../testing/app.ts'
import { addItem, findDisagreements, readJournal } from '../testing/items.ts'

let test: TestApp
let client: Client
let item: Item

beforeAll(async () => {
  test = await createTestApp()
  client = await test.register()
})
afterAll(() => test.close())
beforeEach(async () => {
  item = await addItem(client, { quantity: 2.3 })
})

const today = todayIn('UTC')
const at = (path: string) => `/api/inventory/${item.item_id}/${path}`
const stored = async () => (await client.get(`/api/inventory/${item.item_id}`)).body as Item
const consume = (new_quantity: number, more: object = {}) =>
  client.post(at('consume'), { new_quantity, notes: null, ...more })
const purchase = (quantity_added: number, more: object = {}) =>
  client.post(at('purchase'), { quantity_added, price: null, source: null, notes: null, ...more })

describe('POST /consume', () => {
  it('records what was used and answers with the item', async () => {
    const answer = await consume(2.1, { notes: 'breakfast' })
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      success: true,
      message: 'Consumption recorded successfully!',
      event_id: expect.any(Number),
      item: await stored(),
    })
    expect(await stored()).toMatchObject({ quantity: 2.1, version: 2 })
    expect((await readJournal(test.database, item.item_id)).at(-1)).toMatchObject({
      kind: 'consumed',
      delta: -0.2,
      quantity_after: 2.1,
      occurred_on: today,
    })
  })

  it.each([2.3, 2.301, 100])('refuses %d, which is no use, and changes nothing', async (quantity) => {
    const answer = await consume(quantity)
    expect(answer.status).toBe(400)
    expect(answer.message).toBe('New quantity must be less than current quantity')
    expect(await stored()).toEqual(item)
    expect(await readJournal(test.database, item.item_id)).toHaveLength(1)
  })

  it('uses up everything', async () => {
    expect((await consume(0)).status).toBe(200)
    expect((await stored()).quantity).toBe(0)
    expect((await consume(0)).status).toBe(400)
  })
})

describe('POST /purchase', () => {
  it('records what was bought', async () => {
    const answer = await purchase(0.1, { price: 3.49, source: 'Market', notes: 'fresh' })
    expect(answer).toMatchObject({ status: 200, body: { success: true, message: messages.purchase.success } })
    expect(await stored()).toMatchObject({ quantity: 2.4, version: 2 })
    const history = await client.get(at('purchase-history'))
    expect(history.body).toEqual({
      purchase_history: [
        {
          event_id: expect.any(Number),
          date: today,
          quantity_added: 0.1,
          unit_of_measure: 'l',
          price: 3.49,
          source: 'Market',
          lot_changes: [{ lot_id: 2, delta: 0.1, after: expect.objectContaining({ price: 3.49 }) }],
          notes: 'fresh',
        },
      ],
    })
  })

  it.each([
    [0, messages.inventory.quantityInvalid],
    [999_999_999, messages.input.tooLarge('Quantity')],
  ])('refuses %d and changes nothing', async (quantity, message) => {
    expect(await purchase(quantity)).toMatchObject({ status: 400, message })
    expect(await stored()).toEqual(item)
  })
})

describe('the date of a record', () => {
  it('may lie before the item was created', async () => {
    await consume(1, { date: addDays(today, -400) })
    const { body } = await client.get(at('consumption-history'))
    expect(body).toMatchObject({ consumption_history: [{ date: addDays(today, -400), consumed_quantity: 1.3 }] })
  })

  it.each([addDays(today, 2), `${addDays(today, 2)}T10:00:00Z`])('refuses the future %s', async (date) => {
    for (const answer of [await consume(1, { date }), await purchase(1, { date })]) {
      expect(answer).toMatchObject({ status: 400, message: 'Date cannot be in the future' })
    }
    expect(await stored()).toEqual(item)
  })
})

describe('histories', () => {
  it('are newest first by the day of the event, with what was there before and after', async () => {
    await consume(2, { notes: 'a' })
    await consume(1.5, { notes: 'b', date: addDays(today, -3) })
    await consume(1, { notes: 'c' })
    const { body } = await client.get(at('consumption-history'))
    expect(body).toMatchObject({
      consumption_history: [
        { notes: 'c', date: today, consumed_quantity: 0.5, previous_quantity: 1.5, new_quantity: 1 },
        { notes: 'a', date: today, consumed_quantity: 0.3, previous_quantity: 2.3, new_quantity: 2 },
        { notes: 'b', date: addDays(today, -3), consumed_quantity: 0.5, previous_quantity: 2, new_quantity: 1.5 },
      ],
    })
  })

  it('are empty before anything happened', async () => {
    expect((await client.get(at('consumption-history'))).body).toEqual({
      consumption_history: [],
      discard_history: [],
      lot_history: [],
    })
    expect((await client.get(at('purchase-history'))).body).toEqual({ purchase_history: [] })
  })
})

it('GET /usage-pattern tells weekdays, weeks and gaps', async () => {
  await consume(2.2)
  await consume(2, { date: addDays(today, -7) })
  const { body } = await client.get(at('usage-pattern'))
  const { usage_pattern } = body as { usage_pattern: { by_weekday: number[]; by_week: { quantity: number }[] } }
  expect(usage_pattern).toMatchObject({ average_gap_days: 7 })
  expect(usage_pattern.by_weekday.toSorted()).toEqual([0, 0, 0, 0, 0, 0, 0.3])
  expect(usage_pattern.by_week.slice(-2).map(({ quantity }) => quantity)).toEqual([0.2, 0.1])
})

it('answers a retry with what the first try answered, and records once', async () => {
  const key = { 'idempotency-key': `key-${item.item_id}` }
  const first = await client.post(at('consume'), { new_quantity: 1, notes: null }, key)
  const second = await client.post(at('consume'), { new_quantity: 1, notes: null }, key)
  expect([second.status, second.text]).toEqual([200, first.text])
  expect(second.headers['idempotency-replayed']).toBe('true')
  expect(await readJournal(test.database, item.item_id)).toHaveLength(2)
  expect((await client.post(at('purchase'), { quantity_added: 1 }, key)).status).toBe(409)
})

it('keeps the journal and the quantities together', async () => {
  expect(await findDisagreements(test.database)).toEqual([])
})
