import type { Insights } from '@larder/contract/calls/insights-api'
import type { ConsumptionEntry } from '@larder/contract/history'
import type { Item } from '@larder/contract/item'
import type { Prediction } from '@larder/contract/prediction'
import { addDays, todayIn } from '@larder/contract/values/days'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client, TestApp } from '../testing/app.ts'
import { createTestApp } from '../testing/app.ts'
import { addItem, findDisagreements, findLotDisagreements, readJournal } from '../testing/items.ts'

let test: TestApp
let client: Client
let item_id: number
let uses: number[]

const today = todayIn('UTC')
const url = () => `/api/inventory/${item_id}`
const stored = async () => (await client.get(url())).body as Item
const put = (body: object) => client.put(url(), body)
const toGrams = (further: object = {}) => put({ unit_of_measure: 'g', unit_factor: 100, ...further })
const predict = async () => (await client.get(`${url()}/prediction`)).body as Prediction
const undo = (event_id = 0) => client.post(`${url()}/events/${event_id}/undo`)

async function use(used_quantity: number, days_ago = 0, further: object = {}): Promise<number> {
  const body = { used_quantity, date: addDays(today, -days_ago), ...further }
  const answer = await client.post(`${url()}/consume`, body)
  expect(answer).toMatchObject({ status: 200 })
  return (answer.body as { event_id: number }).event_id
}

beforeAll(async () => {
  test = await createTestApp()
  client = await test.register()
})
afterAll(() => test.close())

/** Fourteen apples in two lots, of which six were used on three days. */
async function addApples(): Promise<void> {
  const first = { quantity: 10, unit_of_measure: 'pcs', low_stock_threshold: 3, pack_quantity: 6, category: 'Produce' }
  item_id = (await addItem(client, { ...first, expiry_date: addDays(today, 3) })).item_id
  await client.post(`${url()}/purchase`, {
    quantity_added: 4,
    expiry_date: addDays(today, 9),
    date: addDays(today, -9),
  })
  uses = [await use(2, 8), await use(2, 4), await use(2)]
}

beforeEach(addApples)
describe('8 pieces become 800 g', () => {
  it('with threshold, pack and lots, in one event of the journal', async () => {
    const before = await stored()
    expect(before.lots?.map(({ quantity }) => quantity)).toEqual([4, 4])
    expect(await toGrams({ version: before.version })).toMatchObject({ status: 200 })
    expect(await stored()).toMatchObject({
      quantity: 800,
      unit_of_measure: 'g',
      low_stock_threshold: 300,
      pack_quantity: 600,
      unit_factors: { pc: 100 },
      lots: [
        { lot_id: 1, quantity: 400, expiry_date: addDays(today, 3) },
        { lot_id: 2, quantity: 400, expiry_date: addDays(today, 9) },
      ],
    })
    const events = await readJournal(test.database, item_id)
    expect(events.at(-1)).toMatchObject({ kind: 'corrected', delta: 792, quantity_after: 800 })
  })

  it('and the forecast goes on with the same days', async () => {
    const before = await predict()
    expect(before).toMatchObject({ success: true, unit_of_measure: 'pcs' })
    await toGrams()
    const after = await predict()
    expect(after).toMatchObject({ success: true, unit_of_measure: 'g' })
    expect(after.average_daily_consumption).toBeCloseTo((before.average_daily_consumption ?? 0) * 100, 6)
    expect(after.days_until_depletion).toBe(before.days_until_depletion)
    expect(after.confidence_level).toBeCloseTo(before.confidence_level ?? 0, 6)
  })

  it('and the history stays in its own unit, while the pattern is drawn in the new one', async () => {
    await toGrams()
    const { body } = await client.get(`${url()}/consumption-history`)
    const entries = (body as { consumption_history: ConsumptionEntry[] }).consumption_history
    expect(entries.map((entry) => [entry.consumed_quantity, entry.unit_of_measure])).toEqual(uses.map(() => [2, 'pcs']))
    const pattern = (await client.get(`${url()}/usage-pattern`)).body as {
      usage_pattern: { by_weekday: number[] }
    }
    expect(pattern.usage_pattern.by_weekday.reduce((sum, used) => sum + used, 0)).toBe(600)
  })

  it('and a use of before is undone in grams, for the forecast too', async () => {
    await toGrams()
    expect(await undo(uses[0])).toMatchObject({ status: 200 })
    expect(await stored()).toMatchObject({ quantity: 1000 })
    const undone = await predict()
    // As if it had been undone before the unit changed.
    await addApples()
    await undo(uses[0])
    await toGrams()
    const { average_daily_consumption } = await predict()
    expect((undone.average_daily_consumption ?? 0) / (average_daily_consumption ?? 0)).toBeCloseTo(1, 2)
  })

  it('and a record of an earlier day computes the statistics anew in grams', async () => {
    await toGrams()
    const before = await predict()
    const event_id = await use(50, 6)
    await undo(event_id)
    expect((await predict()).average_daily_consumption).toBeCloseTo(before.average_daily_consumption ?? 0, 9)
  })

  it('and the last price counts by weight', async () => {
    const date = addDays(today, -1)
    await client.post(`${url()}/purchase`, { quantity_added: 2, price: 3, date })
    await client.post(`${url()}/discard`, { quantity: 1, reason: 'spoiled' })
    await toGrams()
    await client.post(`${url()}/discard`, { quantity: 50, reason: 'spoiled' })
    const { body } = await client.get('/api/insights')
    const { thrown_away } = body as Insights
    const wasted = thrown_away.find((one) => one.item_id === item_id)
    expect(wasted).toMatchObject({ quantity: 150, unit_of_measure: 'g', money: 2.25 })
  })
})

describe('what an edit says itself', () => {
  it('is meant in the new unit', async () => {
    await toGrams({ quantity: 750, low_stock_threshold: 200, pack_quantity: 500 })
    expect(await stored()).toMatchObject({ quantity: 750, low_stock_threshold: 200, pack_quantity: 500 })
  })

  it('stays as it is without an answer, and what is known is forgotten', async () => {
    await toGrams()
    await put({ unit_of_measure: 'bag', quantity: 8 })
    expect(await stored()).toMatchObject({ quantity: 8, low_stock_threshold: 300, unit_factors: null })
    expect(await predict()).toMatchObject({ success: false })
    expect(await undo(uses[0])).toMatchObject({ status: 409 })
  })

  it('is answered once: the way back is known', async () => {
    await toGrams()
    await put({ unit_of_measure: 'kg', unit_factor: 1 })
    expect(await stored()).toMatchObject({ quantity: 0.8, low_stock_threshold: 0.3, unit_factors: { pc: 0.1 } })
    await put({ unit_of_measure: 'pcs', unit_factor: 10 })
    expect(await stored()).toMatchObject({ quantity: 8, low_stock_threshold: 3, pack_quantity: 6 })
    expect(await undo(uses[1])).toMatchObject({ status: 200 })
    expect(await stored()).toMatchObject({ quantity: 10 })
  })

  it('changes nothing where the unit stays', async () => {
    await put({ unit_factor: 7, notes: 'sweet' })
    await put({ unit_of_measure: 'pcs', unit_factor: 7, notes: 'sour' })
    expect(await stored()).toMatchObject({ quantity: 8, notes: 'sour', unit_factors: null })
  })

  it('takes a fixed factor for what it is', async () => {
    await toGrams()
    await put({ unit_of_measure: 'kg', unit_factor: 5 })
    expect(await stored()).toMatchObject({ quantity: 0.8 })
  })
})

describe('at the same moment', () => {
  it('a use is counted before or after the change, in its own unit', async () => {
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, () => client.post(`${url()}/consume`, { used_quantity: 1, unit_of_measure: 'pcs' })),
      toGrams(),
      client.post(`${url()}/discard`, { quantity: 1, reason: 'spoiled', unit_of_measure: 'pcs' }),
      client.post(`${url()}/purchase`, { quantity_added: 2, unit_of_measure: 'pcs' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(await stored()).toMatchObject({ quantity: 300, unit_of_measure: 'g' })
  })

  it('who says what is left says it in the unit that the screen showed', async () => {
    await toGrams()
    const left = await client.post(`${url()}/consume`, { new_quantity: 7, unit_of_measure: 'pcs' })
    expect(left).toMatchObject({ status: 200, body: { item: { quantity: 700 } } })
  })

  it('a unit of which nobody said anything is refused, unless it happened offline', async () => {
    await put({ unit_of_measure: 'bag', quantity: 2 })
    const body = { used_quantity: 1, unit_of_measure: 'pcs' }
    expect(await client.post(`${url()}/consume`, body)).toMatchObject({ status: 409 })
    expect(await client.post(`${url()}/consume`, { ...body, is_late: true })).toMatchObject({ status: 200 })
    expect(await stored()).toMatchObject({ quantity: 1 })
  })
})

describe('from offline', () => {
  const known = { unit_of_measure: 'pcs' }

  it('what was used meanwhile is converted, and what was counted differs by so many of the new unit', async () => {
    await use(1)
    const edit = { unit_of_measure: 'g', unit_factor: 100, quantity_change: -50, known }
    expect(await put(edit)).toMatchObject({ status: 200, body: { item: { quantity: 650, low_stock_threshold: 300 } } })
  })

  it('an answer for a unit that the item has no longer is dropped', async () => {
    await toGrams()
    const edit = { unit_of_measure: 'kg', unit_factor: 0.1, known }
    expect(await put(edit)).toMatchObject({ status: 200, body: { item: { unit_of_measure: 'kg', quantity: 800 } } })
    expect((await stored()).unit_factors?.['pc']).toBeCloseTo(0.1, 9)
  })

  it('the same answer twice counts once', async () => {
    await toGrams()
    await put({ unit_of_measure: 'g', unit_factor: 100, known })
    expect(await stored()).toMatchObject({ quantity: 800 })
  })
})

it('keeps journal, quantities and lots together', async () => {
  expect(await findDisagreements(test.database)).toEqual([])
  expect(await findLotDisagreements(test.database)).toEqual([])
})
