import { addDays, daysBetween, todayIn } from '@larder/contract/values/days'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { predict } from '../../../../bench/forecast-adapter.mjs'
import type { Client, TestApp } from '../testing/app.ts'
import { createTestApp } from '../testing/app.ts'
import { addItem } from '../testing/items.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const today = todayIn('UTC')
const now = daysBetween('1970-01-01', today)

interface Use {
  readonly ago: number
  readonly quantity: number
}

const uses = (...pairs: readonly (readonly [ago: number, quantity: number])[]): Use[] =>
  pairs.map(([ago, quantity]) => ({ ago, quantity }))

/** Creates an item and records its uses, which end in the stock that is given. */
async function addUsed(client: Client, category: string, stock: number, used: readonly Use[], more: object = {}) {
  let left = used.reduce((sum, { quantity }) => sum + quantity, stock)
  const { item_id } = await addItem(client, { item_name: category, category, quantity: left, ...more })
  for (const { ago, quantity } of used) {
    left = Number((left - quantity).toFixed(3))
    const answer = await client.post(`/api/inventory/${item_id}/consume`, {
      new_quantity: left,
      date: addDays(today, -ago),
    })
    expect(answer).toMatchObject({ status: 200 })
  }
  return item_id
}

const predictionOf = async (client: Client, item_id: number) =>
  (await client.get(`/api/inventory/${item_id}/prediction`)).body as Readonly<Record<string, unknown>>

describe('GET /prediction', () => {
  const kitchen = [
    { category: 'Dairy', stock: 1.5, used: uses([40, 0.5], [33, 0.25], [28, 1], [20, 0.5], [11, 0.5], [4, 0.75]) },
    { category: 'Household', stock: 3, used: uses([90, 1], [60, 1], [31, 1]) },
    { category: 'Own words', stock: 12, used: uses([9, 2], [6, 2], [3, 2], [0, 2]) },
    { category: 'Bakery', stock: 1, used: uses([5, 1]) },
  ]

  it('says what the scored model says of the same events', async () => {
    const client = await test.register()
    const ids: number[] = []
    for (const { category, stock, used } of kitchen) ids.push(await addUsed(client, category, stock, used))
    const items = kitchen.map(({ category, stock, used }) => {
      const [first, ...rest] = used.map(({ ago, quantity }) => ({ day: now - ago, qty: quantity }))
      return { start: first?.day ?? 0, firstQty: first?.qty ?? 0, events: rest, stock, category, now }
    })
    for (const [index, item] of items.entries()) {
      const expected = predict({ ...item, others: () => items.filter((other) => other !== item) })
      const told = await predictionOf(client, ids[index] ?? 0)
      expect(told).toMatchObject({
        success: true,
        days_until_depletion: Math.round(expected.q50),
        depletion_date: addDays(today, Math.round(expected.q50)),
        earliest_date: addDays(today, Math.round(expected.q10)),
        latest_date: addDays(today, Math.round(expected.q90)),
      })
      expect(told['confidence_level']).toBeCloseTo(expected.confidence, 9)
    }
  })

  it('says the same for all in one answer', async () => {
    const client = await test.register()
    await addItem(client)
    const ids: number[] = []
    for (const { category, stock, used } of kitchen.slice(0, 2)) ids.push(await addUsed(client, category, stock, used))
    const { body } = await client.get('/api/inventory/predictions')
    const { predictions } = body as { predictions: Readonly<Record<string, unknown>>[] }
    expect(predictions.map(({ item_id }) => item_id)).toEqual(ids)
    for (const { item_id, item_name: _, last_calculated: __, confidence_level, ...rest } of predictions) {
      const single = await predictionOf(client, item_id as number)
      expect(single).toMatchObject(rest)
      expect(single['confidence_level']).toBeCloseTo(confidence_level as number, 9)
    }
  })

  it('has nothing to say before anything was recorded', async () => {
    const client = await test.register()
    const { item_id } = await addItem(client)
    const answer = await client.get(`/api/inventory/${item_id}/prediction`)
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({ success: false, message: 'Not enough data to make a prediction yet.' })
  })

  it('gives an empty stock no day', async () => {
    const client = await test.register()
    const item_id = await addUsed(client, 'Dairy', 0, uses([8, 1], [3, 1]))
    expect(await predictionOf(client, item_id)).toMatchObject({
      success: true,
      days_until_depletion: 0,
      depletion_date: today,
    })
  })

  it('tells run-out by use alone, and beside it what will go off unused', async () => {
    const client = await test.register()
    const expiry_date = addDays(today, 2)
    const item_id = await addUsed(client, 'Dairy', 50, uses([30, 1], [20, 1], [10, 1]), { expiry_date })
    const told = await predictionOf(client, item_id)
    expect(told['days_until_depletion']).toBeGreaterThan(100)
    expect(told).toMatchObject({
      message: expect.stringMatching(/^Running out in/),
      expected_waste: { by: expiry_date },
    })
    await client.post(`/api/inventory/${item_id}/discard`, { quantity: 50, reason: 'expired' })
    expect(await predictionOf(client, item_id)).toMatchObject({ message: 'All gone', expected_waste: null })
  })

  it('forgets what was undone', async () => {
    const client = await test.register()
    const item_id = await addUsed(client, 'Dairy', 5, uses([20, 1], [10, 1]))
    const { last_calculated: _, ...before } = await predictionOf(client, item_id)
    const { body } = await client.post(`/api/inventory/${item_id}/consume`, { new_quantity: 1 })
    const { event_id } = body as { event_id: number }
    expect((await client.post(`/api/inventory/${item_id}/events/${event_id}/undo`)).status).toBe(200)
    expect(await predictionOf(client, item_id)).toMatchObject(before)
  })
})
