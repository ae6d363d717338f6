import { addDays, todayIn } from '@larder/contract/values/days'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client, TestApp } from '../testing/app.ts'
import { createTestApp } from '../testing/app.ts'
import { addItem } from '../testing/items.ts'
import { addEntry, addLow, findLine } from '../testing/shopping.ts'

let larder: TestApp
let client: Client
beforeAll(async () => {
  larder = await createTestApp()
  client = await larder.register()
})
afterAll(() => larder.close())

const today = todayIn('UTC')
const run = (text: string, ...values: unknown[]) => larder.database.query({ name: '', text }, values)

/** Buys one of it, in either of the ways that a purchase is written. */
async function buy(item_id: number, key?: string, more: object = {}): Promise<number> {
  const headers = key === undefined ? {} : { 'idempotency-key': `${key} ${item_id}` }
  const answer = await client.post(`/api/inventory/${item_id}/purchase`, { quantity_added: 1, ...more }, headers)
  expect(answer.status).toBe(200)
  return (answer.body as { event_id: number }).event_id
}
const undo = (item_id: number, event_id: number) => client.post(`/api/inventory/${item_id}/events/${event_id}/undo`)

test.each([undefined, 'key'])('a purchase ends the entry, and undoing it brings that back (key: %s)', async (key) => {
  const { item_id } = await addItem(client)
  const { entry_id } = await addEntry(client, { item_id, quantity: 4 })
  await client.put(`/api/shopping-list/entries/${entry_id}`, { is_ticked: true })
  const before = await findLine(client, item_id)
  expect(before).toMatchObject({ entry_id, quantity: 4, is_ticked: true })
  const event_id = await buy(item_id, key)
  expect(await findLine(client, item_id)).toBeUndefined()
  const second = await buy(item_id, key && `${key} again`)
  await undo(item_id, second)
  expect(await findLine(client, item_id)).toBeUndefined()
  await undo(item_id, event_id)
  expect(await findLine(client, item_id)).toEqual(before)
})

test('a purchase that raises or ends a notice ends the entry too', async () => {
  const item_id = await addLow(client, 'Tea')
  await addEntry(client, { item_id, is_ticked: true })
  await buy(item_id, undefined, { quantity_added: 9 })
  expect(await findLine(client, item_id)).toBeUndefined()
})

test('what is bought begins anew: the old tick and amount are forgotten', async () => {
  const item_id = await addLow(client, 'Sugar')
  const { entry_id } = await addEntry(client, { item_id, quantity: 7, is_ticked: true })
  await buy(item_id, undefined, { quantity_added: 0.5 })
  const line = await findLine(client, item_id)
  expect(line).toMatchObject({ is_ticked: false, quantity: line?.suggested_quantity })
  expect(line).not.toHaveProperty('entry_id')
  expect(await addEntry(client, { item_id })).toMatchObject({ entry_id, quantity: null, is_ticked: false })
})

test('use and waste leave the entry alone', async () => {
  const { item_id } = await addItem(client)
  await addEntry(client, { item_id, is_ticked: true })
  await client.post(`/api/inventory/${item_id}/consume`, { new_quantity: 1 })
  expect(await findLine(client, item_id)).toMatchObject({ is_ticked: true })
})

test('an entry that repeats comes back, unticked, with its amount', async () => {
  const { item_id } = await addItem(client, { item_name: 'Filters' })
  const { entry_id } = await addEntry(client, { item_id, quantity: 3, repeat_days: 14 })
  await client.put(`/api/shopping-list/entries/${entry_id}`, { is_ticked: true })
  const event_id = await buy(item_id)
  expect(await findLine(client, item_id)).toBeUndefined()
  const [row] = await run('select next_on from shopping_entry where entry_id = $1', entry_id)
  expect(row).toEqual({ next_on: addDays(today, 14) })
  await undo(item_id, event_id)
  expect(await findLine(client, item_id)).toMatchObject({ is_ticked: true })
  await buy(item_id)
  await run('update shopping_entry set next_on = $2 where entry_id = $1', entry_id, today)
  const back = { entry_id, quantity: 3, is_ticked: false, repeat_days: 14, reason: { kind: 'asked' } }
  expect(await findLine(client, item_id)).toMatchObject(back)
  await client.put(`/api/shopping-list/entries/${entry_id}`, { is_ticked: true })
  expect(await findLine(client, item_id)).toMatchObject({ ...back, is_ticked: true })
  await buy(item_id)
  expect(await findLine(client, item_id)).toBeUndefined()
})

test('a text that is done is gone, or put off where it repeats', async () => {
  const path = '/api/shopping-list/entries'
  const once = await addEntry(client, { text: 'Gift' })
  expect((await client.post(`${path}/${once.entry_id}/done`)).body).toEqual({ message: 'Done' })
  expect(await client.post(`${path}/${once.entry_id}/done`)).toMatchObject({ status: 404 })
  const { entry_id } = await addEntry(client, { text: 'Bin bags', repeat_days: 7 })
  await client.put(`${path}/${entry_id}`, { is_ticked: true })
  await client.post(`${path}/${entry_id}/done`)
  expect(await findLine(client, 'Bin bags')).toBeUndefined()
  await run('update shopping_entry set next_on = next_on - 7 where entry_id = $1', entry_id)
  expect(await findLine(client, 'Bin bags')).toMatchObject({ is_ticked: false, repeat_days: 7 })
  // Asking for it earlier is asking for it now.
  await client.post(`${path}/${entry_id}/done`)
  await addEntry(client, { text: 'bin bags' })
  expect(await findLine(client, 'bin bags')).toMatchObject({ entry_id, repeat_days: 7 })
})

test('an item that is deleted and brought back has its entry', async () => {
  const { item_id } = await addItem(client)
  await addEntry(client, { item_id, quantity: 5, repeat_days: 30 })
  const before = await findLine(client, item_id)
  await client.delete(`/api/inventory/${item_id}`)
  expect(await findLine(client, item_id)).toBeUndefined()
  await client.post(`/api/inventory/${item_id}/restore`)
  expect(await findLine(client, item_id)).toEqual(before)
})
