import type { Item } from '@larder/contract/item'
import type { LotEntry } from '@larder/contract/history'
import type { Lot } from '@larder/contract/lots'
import { addDays, todayIn } from '@larder/contract/values/days'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Client, TestApp } from '../testing/app.ts'
import { createTestApp } from '../testing/app.ts'
import { addItem } from '../testing/items.ts'

let test: TestApp
let client: Client
let url: string
const today = todayIn('UTC')
const begun = { quantity: 2, expiry_date: addDays(today, 30), location: 'Fridge', opened_on: null, frozen_on: null }

beforeAll(async () => {
  test = await createTestApp()
  client = await test.register()
  const { item_id } = await addItem(client, { expiry_date: begun.expiry_date, location: begun.location })
  url = `/api/inventory/${item_id}`
})
afterAll(() => test.close())

const readLots = async () => ((await client.get(url)).body as Item & { lots: Lot[] }).lots
const readHistory = async () =>
  ((await client.get(`${url}/consumption-history`)).body as { lot_history: LotEntry[] }).lot_history

it('tells what was done to batches, on a list of its own, and all of it can be undone from there', async () => {
  await client.post(`${url}/lots/1/open`, { expiry_date: addDays(today, 4) })
  await client.post(`${url}/lots/1/freeze`, { quantity: 0.5, expiry_date: addDays(today, 90) })
  await client.post(`${url}/lots/2/thaw`, { expiry_date: addDays(today, 2) })
  await client.post(`${url}/lots/1/move`, { location: 'Cellar' })
  await client.put(`${url}/lots/1`, { expiry_date: null })
  await client.put(`${url}/lots/1`, { location: 'Door' })
  const told = await readHistory()
  expect(told).toMatchObject([
    { kind: 'moved', lot_quantity: 1.5, location: 'Door' },
    { kind: 'dated', lot_quantity: 1.5, expiry_date: null },
    { kind: 'moved', lot_quantity: 1.5, location: 'Cellar', expiry_date: null },
    { kind: 'thawed', lot_quantity: 0.5, expiry_date: addDays(today, 2) },
    { kind: 'frozen', lot_quantity: 0.5, expiry_date: addDays(today, 90) },
    { kind: 'opened', lot_quantity: 2, expiry_date: addDays(today, 4), unit_of_measure: 'l', date: today, notes: null },
  ])
  for (const { event_id } of told) {
    expect(await client.post(`${url}/events/${event_id}/undo`)).toMatchObject({ status: 200 })
  }
  expect(await readLots()).toMatchObject([begun])
  expect(await readHistory()).toEqual([])
})

it('does not tell what an edit of the item counted anew', async () => {
  await client.put(url, { quantity: 3 })
  expect(await readHistory()).toEqual([])
})
