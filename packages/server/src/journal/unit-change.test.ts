import { addDays, todayIn } from '@larder/contract/values/days'
import type { Item } from '@larder/contract/item'
import type { ConsumptionEntry } from '@larder/contract/history'
import type { Prediction } from '@larder/contract/prediction'
import { agreeUnit } from '@larder/contract/values/numbers'
import { convertAmount, unitFactor } from '@larder/contract/values/units'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client, TestApp } from '../testing/app.ts'
import { createTestApp } from '../testing/app.ts'
import { addItem, findDisagreements } from '../testing/items.ts'

let test: TestApp
let client: Client

beforeAll(async () => {
  test = await createTestApp()
  client = await test.register()
})
afterAll(() => test.close())

const today = todayIn('UTC')

/** A few kilograms or litres of each, so that three decimals say enough in every other unit. */
const stocks = {
  g: 5000,
  kg: 5,
  mg: 5_000_000,
  oz: 160,
  lb: 10,
  ml: 5000,
  cl: 500,
  dl: 50,
  l: 5,
  'fl oz': 160,
  pt: 10,
  qt: 5,
  gal: 2,
  pcs: 10,
  pack: 10,
} as const

interface Used {
  readonly url: string
  readonly quantity: number
  readonly event_ids: readonly number[]
}

/** An item of which something was used on three days. */
async function addUsed(unit_of_measure: string, quantity: number): Promise<Used> {
  const { item_id } = await addItem(client, { quantity, unit_of_measure })
  const url = `/api/inventory/${item_id}`
  const event_ids: number[] = []
  for (const [left, days_ago] of [
    [0.9, 8],
    [0.7, 4],
    [0.6, 0],
  ] as const) {
    const body = { new_quantity: quantity * left, date: addDays(today, -days_ago) }
    const answer = await client.post(`${url}/consume`, body)
    event_ids.push((answer.body as { event_id: number }).event_id)
  }
  return { url, quantity: quantity * 0.6, event_ids }
}

const predict = async (url: string) => (await client.get(`${url}/prediction`)).body as Prediction
const undo = (url: string, event_id = 0) => client.post(`${url}/events/${event_id}/undo`)

async function listConsumptions(url: string): Promise<ConsumptionEntry[]> {
  const { body } = await client.get(`${url}/consumption-history`)
  return (body as { consumption_history: ConsumptionEntry[] }).consumption_history
}

/** Within what three decimals lose on the way. */
const expectNear = (found: number | null | undefined, wanted: number): void =>
  expect(Math.abs((found ?? Number.NaN) - wanted)).toBeLessThanOrEqual(0.0011 + wanted * 1e-6)

/** The other units, by whether an amount in this one can be told in them. */
const unitsBeside = (from: string, is_convertible: boolean): string[] =>
  Object.keys(stocks).filter((to) => (unitFactor(from, to) !== null) === is_convertible)

/** What was recorded stays as it was recorded. */
async function expectFirstUse(url: string, unit_of_measure: string, stock: number): Promise<void> {
  const expected = { consumed_quantity: stock * 0.1, previous_quantity: stock, unit_of_measure }
  expect((await listConsumptions(url)).at(-1)).toMatchObject(expected)
}

describe.each(Object.entries(stocks))('an item in %s', (from, stock) => {
  it('takes usage statistics and records along into every unit of its kind', async () => {
    for (const to of unitsBeside(from, true)) {
      const { url, quantity, event_ids } = await addUsed(from, stock)
      const before = await predict(url)
      const factor = unitFactor(from, to) ?? Number.NaN
      const body = { unit_of_measure: to, quantity: convertAmount(quantity, from, to) }
      expect(await client.put(url, body)).toMatchObject({ status: 200 })

      const after = await predict(url)
      const rate = (before.average_daily_consumption ?? 0) * factor
      expect(after).toMatchObject({ success: true, unit_of_measure: to })
      expect((after.average_daily_consumption ?? 0) / rate).toBeCloseTo(1, 6)
      expectNear(after.days_until_depletion, before.days_until_depletion ?? Number.NaN)

      const undone = await undo(url, event_ids[1])
      expect(undone).toMatchObject({ status: 200 })
      expectNear((undone.body as { item: Item }).item.quantity, stock * 0.8 * factor)
      await expectFirstUse(url, from, stock)
    }
  })

  it('starts anew in any other unit, and says why a record of before cannot be undone', async () => {
    for (const to of unitsBeside(from, false)) {
      const { url, event_ids } = await addUsed(from, stock)
      expect(await client.put(url, { unit_of_measure: to, quantity: 7 })).toMatchObject({ status: 200 })
      expect(await predict(url)).toMatchObject({ success: false })
      const message = `This was recorded in ${agreeUnit(from)}, and the item is counted in ${agreeUnit(to)} now: it cannot be undone. Correct the quantity instead.`
      expect(await undo(url, event_ids[1])).toMatchObject({ status: 409, message })
      expect((await client.get(url)).body).toMatchObject({ quantity: 7, unit_of_measure: to })
      await expectFirstUse(url, from, stock)
    }
  })
})

describe('several units in one history', () => {
  it('draws the use by weekday in the unit of today, and leaves out what cannot be converted', async () => {
    const { url } = await addUsed('kg', 5)
    await client.put(url, { unit_of_measure: 'g', quantity: 3000 })
    await client.post(`${url}/consume`, { new_quantity: 2900, date: addDays(today, -1) })
    const sumOf = async () => {
      const { body } = await client.get(`${url}/usage-pattern`)
      const { by_weekday } = (body as { usage_pattern: { by_weekday: number[] } }).usage_pattern
      return by_weekday.reduce((sum, quantity) => sum + quantity, 0)
    }
    expect(await sumOf()).toBe(2100)
    await client.put(url, { unit_of_measure: 'pcs', quantity: 6 })
    expect(await sumOf()).toBe(0)
    await client.post(`${url}/consume`, { new_quantity: 4 })
    expect(await sumOf()).toBe(2)
    expect((await listConsumptions(url)).map(({ unit_of_measure }) => unit_of_measure)).toEqual([
      'pcs',
      'kg',
      'g',
      'kg',
      'kg',
    ])
  })

  it('has the usage statistics again when the unit comes back', async () => {
    const { url } = await addUsed('pcs', 10)
    const { last_calculated: _, ...before } = await predict(url)
    await client.put(url, { unit_of_measure: 'g', quantity: 300 })
    await client.put(url, { unit_of_measure: 'pcs', quantity: 6 })
    expect(await predict(url)).toMatchObject(before)
  })

  it('tells the unit of a purchase, too', async () => {
    const { url } = await addUsed('pcs', 10)
    await client.post(`${url}/purchase`, { quantity_added: 2 })
    await client.put(url, { unit_of_measure: 'g', quantity: 300 })
    const { body } = await client.get(`${url}/purchase-history`)
    expect(body).toMatchObject({ purchase_history: [{ quantity_added: 2, unit_of_measure: 'pcs' }] })
  })
})

it('keeps the journal and the quantities together', async () => {
  expect(await findDisagreements(test.database)).toEqual([])
})
