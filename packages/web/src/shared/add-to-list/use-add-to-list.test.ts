import { expect, test } from 'vitest'
import { answer, stubFetch } from '../../api/client/testing.ts'
import { renderInApp } from '../../testing/render-in-app.ts'
import { useAddToList } from './use-add-to-list.ts'

const entryOf = (entry_id: number, further: object = {}) => ({
  entry_id,
  item_id: entry_id,
  text: null,
  quantity: null,
  unit_of_measure: null,
  is_ticked: false,
  repeat_days: null,
  ...further,
})
const added = (entry_id: number, was_listed = false, further: object = {}) =>
  answer(201, { message: 'Added to the list', entry: entryOf(entry_id, further), was_listed })
const gone = answer(404, { message: 'The requested item could not be found.' })

/** Adds items, and waits until that is answered. */
async function add(...item_ids: number[]) {
  const app = await renderInApp(useAddToList)
  await app.hook.do((addToList) => addToList(...item_ids))
  await app.hook.until(() => expect(app.said()).toHaveLength(1))
  const labels = () => [app.showToast.mock.calls.at(-1)?.[2] ?? []].flat().map(({ label }) => label)
  return { ...app, labels }
}

test('an item is asked for, and Undo takes its entry off again', async () => {
  const fetch = stubFetch(added(5), answer(200, { message: 'Removed' }))
  const { hook, said, labels, press } = await add(7)
  expect(said()).toEqual(['Added to your shopping list'])
  expect(labels()).toEqual(['Undo', 'View List'])
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: '{"item_id":7}' })
  await hook.do(() => press('Undo'))
  await hook.until(() => expect(said()[1]).toBe('Taken off your shopping list'))
  expect(fetch.mock.calls[1]?.[0]).toContain('/api/shopping-list/entries/5')
})

test('what somebody typed is asked for in their words', async () => {
  const fetch = stubFetch(added(5, false, { item_id: null, text: 'caviar' }))
  const app = await renderInApp(useAddToList)
  await app.hook.do((addToList) => addToList('caviar'))
  await app.hook.until(() => expect(app.said()).toEqual(['Added to your shopping list']))
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: '{"text":"caviar"}' })
})

test('what is there already is said to be, and nothing is offered that would take it off', async () => {
  stubFetch(added(5, true))
  const { said, labels } = await add(7)
  expect(said()).toEqual(['Already on your shopping list'])
  expect(labels()).toEqual(['View List'])
})

test('an entry that comes back by itself is not undone with the wish', async () => {
  stubFetch(added(5, false, { repeat_days: 14 }))
  const { said, labels } = await add(7)
  expect(said()).toEqual(['Added to your shopping list'])
  expect(labels()).toEqual(['View List'])
})

test('of several it is said how many are new', async () => {
  const fetch = stubFetch(added(1), added(2, true), gone, added(4), answer(200, {}))
  const { hook, said, press } = await add(1, 2, 3, 4)
  expect(said()).toEqual(['2 added to your shopping list, 1 already on it'])
  await hook.do(() => press('Undo'))
  await hook.until(() => expect(said()).toHaveLength(2))
  expect(fetch.mock.calls.slice(4).map(([address]) => address)).toEqual([
    '/api/shopping-list/entries/1',
    '/api/shopping-list/entries/4',
  ])
})

test('a lost answer is tried again under the same key, for the rest alone', async () => {
  const fetch = stubFetch(added(1), new TypeError('network'), added(2))
  const { hook, said, labels, press } = await add(1, 2)
  expect(said()[0]).toMatch(/^1 of 2 added to your shopping list\. Failed to add to the shopping list\./)
  expect(labels()).toEqual(['Try Again'])
  await hook.do(() => press('Try Again'))
  await hook.until(() => expect(said()[1]).toBe('Added to your shopping list'))
  const keys = fetch.mock.calls.map(([, request]) => new Headers(request?.headers).get('Idempotency-Key'))
  expect(keys[2]).toBe(keys[1])
  expect(keys[1]).not.toBe(keys[0])
})

test.each([
  ['The requested item could not be found.', 'The requested item could not be found.'],
  ['Not Found', 'This server keeps no shopping list of your own. It suggests what runs out.'],
])('a 404 that says %s', async (message, expected) => {
  stubFetch(answer(404, { message }))
  const { said, labels } = await add(7)
  expect(said()).toEqual([expected])
  expect(labels()).toEqual([])
})
