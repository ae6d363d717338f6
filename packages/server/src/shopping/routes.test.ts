import { addDays, todayIn } from '@larder/contract/values/days'
import type { ShoppingListEntry } from '@larder/contract/shopping'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client, TestApp } from '../testing/app.ts'
import { createTestApp } from '../testing/app.ts'
import { addItem } from '../testing/items.ts'

let test: TestApp
let client: Client
const ids: Record<string, number> = {}
const today = todayIn('UTC')

async function addUsed(item_name: string, left: number, every: number, more: object = {}): Promise<void> {
  const { item_id } = await addItem(client, { item_name, quantity: left + 6, unit_of_measure: 'pcs', ...more })
  for (let use = 6; use > 0; use -= 1) {
    const body = { new_quantity: left + use - 1, date: addDays(today, -every * (use - 1)) }
    await client.post(`/api/inventory/${item_id}/consume`, body)
  }
  ids[item_name] = item_id
}

beforeAll(async () => {
  test = await createTestApp()
  client = await test.register()
  await addUsed('Bread', 2, 2)
  await addUsed('Soap', 30, 20)
  await addUsed('Gone', 0, 3)
  await addUsed('Rice', 40, 1, { low_stock_threshold: 50 })
  const { item_id } = await addItem(client, { item_name: 'Salt', quantity: 1, low_stock_threshold: 1 })
  ids['Salt'] = item_id
  await addItem(client, { item_name: 'Pepper', quantity: 1 })
})
afterAll(() => test.close())

const list = async (days?: number | string): Promise<ShoppingListEntry[]> => {
  const answer = await client.get(`/api/shopping-list${days === undefined ? '' : `?days=${days}`}`)
  expect(answer).toMatchObject({ status: 200, body: { success: true } })
  return (answer.body as { shopping_list: ShoppingListEntry[] }).shopping_list
}

describe('GET /api/shopping-list', () => {
  it('looks seven days ahead, soonest first, and what is merely low comes last', async () => {
    const names = (await list()).map(({ item_name }) => item_name)
    expect(names).toEqual(['Gone', 'Bread', 'Rice', 'Salt'])
    expect(await list(7)).toEqual(await list())
  })

  it('grows with the days', async () => {
    const counts = []
    for (const days of [1, 7, 30]) counts.push((await list(days)).length)
    expect(counts).toEqual(counts.toSorted((a, b) => a - b))
  })

  it('tells what there is and what to buy', async () => {
    const [gone, bread, rice, salt] = await list()
    expect(gone).toEqual({
      item_id: ids['Gone'],
      item_name: 'Gone',
      category: 'Dairy',
      brand: null,
      current_quantity: 0,
      unit_of_measure: 'pcs',
      suggested_quantity: expect.any(Number),
      quantity: gone?.suggested_quantity,
      is_ticked: false,
      is_low_stock: false,
      days_until_depletion: 0,
      confidence_level: 1,
      pack_quantity: 1,
      packs: expect.any(Number),
      reason: { kind: 'runs_out', text: 'All gone' },
    })
    // One every three days, and a week until the next shopping.
    expect(gone?.suggested_quantity).toBeGreaterThanOrEqual(2)
    expect(gone?.suggested_quantity).toBeLessThanOrEqual(7)
    expect(gone?.packs).toBe(gone?.suggested_quantity)
    expect(bread?.reason?.text).toMatch(/^Lasts until \S+ at about 0\.\d pcs a day$/)
    // 40 of 50 left: 11 lift it above the threshold.
    expect(rice).toMatchObject({
      is_low_stock: true,
      suggested_quantity: 11,
      reason: { kind: 'low_stock', text: 'Below your minimum of 50 pcs' },
    })
    expect(salt).toMatchObject({ is_low_stock: true, days_until_depletion: null, confidence_level: null })
  })

  it.each(['0', '31', '-1', '1.5', 'x', ''])('refuses %s days', async (days) => {
    const answer = await client.get(`/api/shopping-list?days=${days}`)
    expect(answer).toMatchObject({ status: 400, message: 'Days must be a whole number from 1 to 30' })
  })
})
