import { shopping } from '@larder/contract/constants'
import { addDays, todayIn } from '@larder/contract/values/days'
import type { ShoppingListEntry } from '@larder/contract/shopping'
import { roundQuantity } from '@larder/contract/values/units'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client, TestApp } from '../testing/app.ts'
import { createTestApp } from '../testing/app.ts'
import { addItem } from '../testing/items.ts'

let test: TestApp
let client: Client
const today = todayIn('UTC')

beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

async function list(days: number): Promise<ShoppingListEntry[]> {
  const { body } = await client.get(`/api/shopping-list?days=${days}`)
  return (body as { shopping_list: ShoppingListEntry[] }).shopping_list
}

interface Wanted {
  readonly unit: string
  readonly left: number
  readonly each: number
  readonly every: number
  readonly more?: object
}

const url = (item_id: number, call: string) => `/api/inventory/${item_id}/${call}`

/** Something of which `each` was used now and then, so that `left` is left. */
async function addUsed({ unit, left, each, every, more }: Wanted): Promise<void> {
  const quantity = roundQuantity(left + each * 6)
  const { item_id } = await addItem(client, { item_name: unit, quantity, unit_of_measure: unit, ...more })
  for (let use = 5; use >= 0; use -= 1) {
    const date = addDays(today, -every * use)
    await client.post(url(item_id, 'consume'), { new_quantity: roundQuantity(left + each * use), date })
  }
}

/** Something that was bought now and then, and nobody records its use. */
async function addBought({ unit, left, each, every, more }: Wanted): Promise<void> {
  const { item_id } = await addItem(client, { item_name: unit, quantity: left, unit_of_measure: unit, ...more })
  for (let time = 4; time > 0; time -= 1) {
    const body = { quantity_added: each, date: addDays(today, -every * time) }
    await client.post(url(item_id, 'purchase'), body)
  }
}

const used: readonly Wanted[] = [
  { unit: 'l', left: 0.7, each: 0.45, every: 1 },
  { unit: 'pcs', left: 0, each: 2, every: 3 },
  { unit: 'g', left: 40, each: 35, every: 2, more: { low_stock_threshold: 500 } },
  { unit: 'ml', left: 900, each: 120, every: 6, more: { expiry_date: addDays(today, 1) } },
  { unit: 'tin', left: 1, each: 1, every: 9, more: { expiry_date: addDays(today, -3) } },
  { unit: 'kg', left: 5, each: 0.001, every: 4, more: { low_stock_threshold: 5 } },
]

const bought: readonly Wanted[] = [
  { unit: 'bottle', left: 1, each: 2, every: 3 },
  { unit: 'gal', left: 0.5, each: 0.25, every: 7, more: { low_stock_threshold: 9 } },
  { unit: 'box', left: 1, each: 5, every: 2, more: { expiry_date: addDays(today, 2) } },
]

describe.each([1, 7, 14, shopping.max_days])('within %i days', (days) => {
  it('what was suggested and bought is gone from the list, one after the other', async () => {
    client = await test.register()
    for (const wanted of used) await addUsed(wanted)
    for (const wanted of bought) await addBought(wanted)
    const before = await list(days)
    expect(before.length).toBeGreaterThanOrEqual(6)
    for (const { item_id } of before) {
      const entry = (await list(days)).find((one) => one.item_id === item_id)
      if (entry === undefined) continue
      const { suggested_quantity: quantity_added } = entry
      await client.post(url(item_id, 'purchase'), { quantity_added, source: shopping.purchase_source })
      const after = (await list(days)).find((one) => one.item_id === item_id)
      expect({ entry, after }).toEqual({ entry, after: undefined })
    }
    expect(await list(days)).toEqual([])
  })
})

it('what goes off is replaced once, unless that is undone', async () => {
  client = await test.register()
  const dates = { purchase_date: addDays(today, -20), expiry_date: addDays(today, 3) }
  await addUsed({ unit: 'l', left: 60, each: 0.5, every: 2, more: dates })
  const [entry] = await list(7)
  expect(entry?.reason).toMatchObject({ kind: 'goes_off', text: expect.stringMatching(/^Goes off on \w+day$/) })
  const item_id = entry?.item_id ?? 0
  const { body } = await client.post(url(item_id, 'purchase'), { quantity_added: 2 })
  expect(await list(7)).toEqual([])
  await client.post(url(item_id, `events/${(body as { event_id: number }).event_id}/undo`))
  expect(await list(7)).toHaveLength(1)
})
