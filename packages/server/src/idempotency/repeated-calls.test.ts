import type { Item } from '@larder/contract/item'
import { messages } from '@larder/contract/messages'
import { people_messages } from '@larder/contract/messages/people-messages'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Answer, Client, TestApp } from '../testing/app.ts'
import { createTestApp } from '../testing/app.ts'
import { addItem, findDisagreements, listItems, readJournal } from '../testing/items.ts'
import { joinHousehold } from '../testing/people.ts'

let test: TestApp
let client: Client
let item: Item
let event_id: number

beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  client = await test.register()
  item = await addItem(client)
  const bought = await client.post(`/api/inventory/${item.item_id}/purchase`, { quantity_added: 1 })
  event_id = (bought.body as { event_id: number }).event_id
})

type Send = (person: Client, key?: string) => Promise<Answer>
const headersOf = (key = 'a') => ({ 'idempotency-key': key })
const remove: Send = (person, key) => person.delete(`/api/inventory/${item.item_id}`, headersOf(key))
const undo: Send = (person, key) =>
  person.post(`/api/inventory/${item.item_id}/events/${event_id}/undo`, undefined, headersOf(key))
const change: Send = (person, key) =>
  person.post('/api/inventory/changes', { item_ids: [item.item_id], location: 'Cellar' }, headersOf(key))
const clear: Send = (person, key) =>
  person.post('/api/inventory/changes', { item_ids: [item.item_id], is_deleted: true }, headersOf(key))

const calls: [name: string, send: Send, again: number][] = [
  ['deleting an item', remove, 404],
  ['undoing an event', undo, 409],
  ['changing several items', change, 200],
  ['deleting several items', clear, 404],
]

it.each(calls)('%s under the same key is done once and answered the same', async (_, send, again) => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => send(client)))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  expect(answers.filter(({ headers }) => headers['idempotency-replayed'] === 'true')).toHaveLength(5)
  expect((await send(client, 'b')).status).toBe(again)
  expect(await findDisagreements(test.database)).toEqual([])
})

it.each(calls)('%s is refused under a key of something else, which it leaves alone', async (_, send) => {
  await client.post('/api/inventory', { ...item, item_name: 'Tea' }, headersOf())
  expect(await send(client)).toMatchObject({ status: 409, message: messages.input.idempotencyKeyReused })
  expect(await readJournal(test.database, item.item_id)).toHaveLength(2)
  expect(await listItems(client)).toHaveLength(2)
})

it.each(calls)('%s is not for a viewer nor for another household, and a refusal keeps no key', async (_, send) => {
  const viewer = await joinHousehold(test, client, 'viewer')
  expect(await send(viewer)).toMatchObject({ status: 403, message: people_messages.notAllowed.member })
  expect(await send(await test.register())).toMatchObject({ status: 404, message: messages.inventory.notFound })
  expect((await send(client)).headers['idempotency-replayed']).toBeUndefined()
})

it.each(calls)('%s refuses a key of an impossible length', async (_, send) => {
  expect(await send(client, 'x'.repeat(201))).toMatchObject({ status: 400, message: messages.input.idempotencyKey })
})

it('a delete that is repeated after the item came back leaves it there', async () => {
  const first = await remove(client)
  await client.post(`/api/inventory/${item.item_id}/restore`)
  expect((await remove(client)).text).toBe(first.text)
  expect(await listItems(client)).toHaveLength(1)
})
