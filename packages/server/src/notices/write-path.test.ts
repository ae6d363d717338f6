import { addDays, todayIn } from '@larder/contract/values/days'
import type { Item } from '@larder/contract/item'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Client, TestApp } from '../testing/app.ts'
import { createTestApp } from '../testing/app.ts'
import { addItem } from '../testing/items.ts'

let test: TestApp
let client: Client
let item: Item

beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  client = await test.register()
  item = await addItem(client, { quantity: 5, low_stock_threshold: 2 })
})

const today = todayIn('UTC')

/** What is in the table, before anybody asked for a refresh. */
const kept = (item_id = item.item_id) =>
  test.database.query<{ kind: string; notice_id: number }>(
    { name: 'read_test_notices', text: 'select kind, notice_id from notice where item_id = $1 order by kind' },
    [item_id],
  )
const kindsOf = async (item_id?: number) => (await kept(item_id)).map(({ kind }) => kind)

async function record(path: 'consume' | 'purchase', body: object, headers?: Record<string, string>): Promise<number> {
  const answer = await client.post(`/api/inventory/${item.item_id}/${path}`, body, headers)
  expect(answer).toMatchObject({ status: 200 })
  return (answer.body as { event_id: number }).event_id
}
const edit = (body: object) => client.put(`/api/inventory/${item.item_id}`, body)

it('is raised once on entering the state, and is gone on recovery', async () => {
  await record('consume', { new_quantity: 3 })
  expect(await kept()).toEqual([])
  await record('consume', { new_quantity: 2 })
  const [first] = await kept()
  expect(first).toMatchObject({ kind: 'low_stock' })
  await record('consume', { new_quantity: 1 })
  expect(await kept()).toEqual([first])
  await record('purchase', { quantity_added: 4 })
  expect(await kept()).toEqual([])
  await record('consume', { new_quantity: 1 })
  const [second] = await kept()
  expect(second?.notice_id).toBeGreaterThan(first?.notice_id ?? 0)
})

it('comes with a key and with a record of an earlier day too', async () => {
  await record('consume', { new_quantity: 1 }, { 'idempotency-key': 'a-key-of-a-test' })
  expect(await kindsOf()).toEqual(['low_stock'])
  await record('purchase', { quantity_added: 4, date: addDays(today, -3) })
  expect(await kindsOf()).toEqual([])
})

it('goes and comes with Undo', async () => {
  const used = await record('consume', { new_quantity: 1 })
  await client.post(`/api/inventory/${item.item_id}/events/${used}/undo`)
  expect(await kindsOf()).toEqual([])
  await record('consume', { new_quantity: 2 })
  const bought = await record('purchase', { quantity_added: 1 })
  await client.post(`/api/inventory/${item.item_id}/events/${bought}/undo`)
  expect(await kindsOf()).toEqual(['low_stock'])
})

it('follows an edit of quantity, threshold and expiry', async () => {
  await edit({ quantity: 1 })
  expect(await kindsOf()).toEqual(['low_stock'])
  await edit({ low_stock_threshold: null, expiry_date: addDays(today, 2) })
  expect(await kindsOf()).toEqual(['expiring'])
  await edit({ expiry_date: addDays(today, -1) })
  expect(await kindsOf()).toEqual(['expired'])
  await edit({ expiry_date: addDays(today, 40), quantity: 5, low_stock_threshold: 9 })
  expect(await kindsOf()).toEqual(['low_stock'])
})

it('is there with a new item, bought or not, and goes with it', async () => {
  const expired = { quantity: 1, expiry_date: addDays(today, -2), low_stock_threshold: 1 }
  const made = await addItem(client, expired)
  expect(await kindsOf(made.item_id)).toEqual(['expired', 'low_stock'])
  const bought = await addItem(client, { ...expired, purchase: { price: 1 } })
  expect(await kindsOf(bought.item_id)).toEqual(['expired', 'low_stock'])
  await client.delete(`/api/inventory/${made.item_id}`)
  await client.post('/api/inventory/changes', { item_ids: [bought.item_id], is_deleted: true })
  expect(await kindsOf(made.item_id)).toEqual([])
  expect(await kindsOf(bought.item_id)).toEqual([])
})

it('is raised by one of many who use the same item at once', async () => {
  const uses = Array.from({ length: 12 }, (_, index) =>
    client.post(`/api/inventory/${item.item_id}/consume`, { new_quantity: Number((2.5 - index / 10).toFixed(1)) }),
  )
  const answers = await Promise.all([...uses, ...uses.map(() => client.get('/api/notices'))])
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  expect((await client.get('/api/notices')).body).toMatchObject({ notices: [{ kind: 'low_stock' }] })
})
