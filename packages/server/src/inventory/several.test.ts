import { household_api } from '@larder/contract/calls/household-api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../testing/app.ts'
import { addItem, findDisagreements, listItems } from '../testing/items.ts'

let larder: TestApp
beforeAll(async () => {
  larder = await createTestApp()
})
afterAll(() => larder.close())

const { changeItems } = household_api
const fill = (client: Client) =>
  Promise.all(['Milk', 'Butter', 'Tea'].map(async (item_name) => (await addItem(client, { item_name })).item_id))
const refusal = async (client: Client, body: unknown) => {
  const { status, message } = await client.send(changeItems, { body })
  return [status, message]
}

test('several items move at once, each with a new version, and one that lies there already is left alone', async () => {
  const client = await larder.register()
  const item_ids = await fill(client)
  await client.call(changeItems, { body: { item_ids: item_ids.slice(0, 1), location: 'Cellar' } })
  const answer = await client.call(changeItems, {
    body: { item_ids: [...item_ids, ...item_ids], location: ' Cellar ' },
  })
  expect(answer).toEqual({ message: '3 items changed.', changed: 3 })
  const items = await listItems(client)
  expect(items.map(({ location, version }) => [location, version])).toEqual(items.map(() => ['Cellar', 2]))
})

test('a category gets its known spelling, and a location can be taken away', async () => {
  const client = await larder.register()
  const item_ids = await fill(client)
  await client.call(changeItems, { body: { item_ids, category: 'beverages' } })
  await client.call(changeItems, { body: { item_ids, location: null } })
  expect((await listItems(client)).map(({ category, location }) => [category, location])).toEqual(
    item_ids.map(() => ['Beverages', null]),
  )
})

test('several items are deleted with their history', async () => {
  const client = await larder.register()
  const [first = 0, ...others] = await fill(client)
  const answer = await client.call(changeItems, { body: { item_ids: others, is_deleted: true } })
  expect(answer.message).toBe('2 items deleted.')
  expect((await listItems(client)).map(({ item_id }) => item_id)).toEqual([first])
  expect(await findDisagreements(larder.database)).toEqual([])
})

test("another household's items are not there, and what is gone is left out", async () => {
  const client = await larder.register()
  const otherUser = await larder.register()
  const theirs = await fill(otherUser)
  const [mine = 0] = await fill(client)
  expect(await client.call(changeItems, { body: { item_ids: [mine, ...theirs], is_deleted: true } })).toMatchObject({
    changed: 1,
  })
  expect(await listItems(otherUser)).toHaveLength(3)
  expect(await refusal(client, { item_ids: theirs, is_deleted: true })).toEqual([
    404,
    'The requested item could not be found.',
  ])
})

test('one change of at least one item has to be said', async () => {
  const client = await larder.register()
  const one_change = 'Choose one change: a location, a category, or to delete the items'
  expect(await refusal(client, { item_ids: [], location: 'x' })).toEqual([400, 'Choose at least one item'])
  expect(await refusal(client, { item_ids: ['1'], location: 'x' })).toEqual([400, 'Choose at least one item'])
  expect(await refusal(client, { item_ids: [1] })).toEqual([400, one_change])
  expect(await refusal(client, { item_ids: [1], location: 'x', is_deleted: true })).toEqual([400, one_change])
  expect(await refusal(client, { item_ids: [1], category: ' ' })).toEqual([400, 'Category is required'])
  const many = Array.from({ length: 501 }, (_, index) => index + 1)
  expect(await refusal(client, { item_ids: many, location: 'x' })).toEqual([400, 'Choose at most 500 items at once'])
})

test('two phones that change the same items in other orders, beside records, wait for each other and no longer', async () => {
  const client = await larder.register()
  const item_ids = await fill(client)
  const rounds = Array.from({ length: 6 }, (_, round) => [
    client.send(changeItems, {
      body: { item_ids: round % 2 ? item_ids : item_ids.toReversed(), location: `${round}` },
    }),
    ...item_ids.map((id) => client.post(`/api/inventory/${id}/purchase`, { quantity_added: 1 })),
  ])
  const answers = await Promise.all(rounds.flat())
  expect(answers.map(({ status }) => status).filter((status) => status >= 300)).toEqual([])
  const items = await listItems(client)
  expect(new Set(items.map(({ location }) => location)).size).toBe(1)
  expect(items.map(({ quantity }) => quantity)).toEqual([8, 8, 8])
})
