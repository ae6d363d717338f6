import { api } from '@larder/contract/calls/api'
import { household_api } from '@larder/contract/calls/household-api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../testing/app.ts'
import { addItem, findDisagreements, listItems } from '../testing/items.ts'
import { demo_items } from './demo-items.ts'

const { fillDemo, clearDemo } = household_api

let larder: TestApp
beforeAll(async () => {
  larder = await createTestApp()
})
afterAll(() => larder.close())

/** What is known of the household as a whole, and what of the journal is there. */
async function look(client: Client) {
  const text = `
    select record_days, first_record_on, last_record_on, (
      select count(*) from stock_event where stock_event.household_id = household.household_id) as events
    from household join household_member using (household_id) join app_user using (user_id) where username = $1`
  const [row] = await larder.database.query<Record<string, unknown>>({ name: '', text }, [client.username])
  return row
}

test('an empty household gets the demo, and only it', async () => {
  const client = await larder.register()
  const otherUser = await larder.register()
  const { status, body } = await client.send(fillDemo, {})
  expect([status, body]).toEqual([201, { message: 'The demo household is ready.', items: demo_items.length }])
  const items = await listItems(client)
  expect(items.map(({ is_demo }) => is_demo)).toEqual(demo_items.map(() => true))
  const { shopping_list } = await client.call(api.getShoppingList, { query: {} })
  expect(shopping_list.length).toBeGreaterThan(5)
  expect(await listItems(otherUser)).toEqual([])
  expect(await findDisagreements(larder.database)).toEqual([])
})

test('what stands in the journal can be used and undone like any other', async () => {
  const client = await larder.register()
  await client.call(fillDemo, {})
  const [item] = await listItems(client)
  const params = { id: String(item?.item_id) }
  const { event_id = 0 } = await client.call(api.purchase, { params, body: { quantity_added: 1 } })
  await client.call(api.undoEvent, { params: { ...params, event_id: String(event_id) } })
  expect((await listItems(client))[0]?.quantity).toBe(item?.quantity)
  expect(await findDisagreements(larder.database)).toEqual([])
})

test('a household with items is left as it is, and of two phones one wins', async () => {
  const client = await larder.register()
  const answers = await Promise.all([client.send(fillDemo, {}), client.send(fillDemo, {}), client.send(fillDemo, {})])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.message).toBe(
    'You have items already. The demo only goes into an empty household.',
  )
  expect(await listItems(client)).toHaveLength(demo_items.length)
})

test('an item that is added at the same time is never mixed in unseen', async () => {
  const client = await larder.register()
  const [filled] = await Promise.all([client.send(fillDemo, {}), addItem(client)])
  const expected = filled.status === 201 ? demo_items.length + 1 : 1
  expect(await listItems(client)).toHaveLength(expected)
})

test('clearing takes the demo and its history, used or not, and leaves what was added', async () => {
  const client = await larder.register()
  const before = await look(client)
  await client.call(fillDemo, {})
  const [first, second] = await listItems(client)
  await client.post(`/api/inventory/${first?.item_id}/consume`, { new_quantity: 0 })
  await client.put(`/api/inventory/${second?.item_id}`, { item_name: 'Mine by now', location: 'Shed' })
  const own = await addItem(client, { item_name: 'My own tea' })
  await client.post(`/api/inventory/${own.item_id}/purchase`, { quantity_added: 1 })
  const answers = await Promise.all([client.send(clearDemo, {}), client.send(clearDemo, {})])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(answers.map(({ body }) => (body as { items: number }).items).toSorted()).toEqual([0, demo_items.length])
  expect((await listItems(client)).map(({ item_name }) => item_name)).toEqual(['My own tea'])
  expect(await look(client)).toMatchObject({ record_days: 1, events: 2 })
  await client.delete(`/api/inventory/${own.item_id}`)
  expect(await look(client)).toEqual(before)
  expect((await client.send(fillDemo, {})).status).toBe(201)
})

test('clearing where there is no demo changes nothing', async () => {
  const client = await larder.register()
  await addItem(client)
  expect(await client.call(clearDemo, {})).toEqual({ message: 'The demo household is cleared.', items: 0 })
  expect(await listItems(client)).toHaveLength(1)
})
