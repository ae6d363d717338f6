import { afterEach, expect, test, vi } from 'vitest'
import { answer, stubFetch } from '../../../api/client/testing.ts'
import { createLine } from '../../../shared/shopping-list/testing.ts'
import { actionsOf } from './line-actions.ts'

afterEach(() => vi.unstubAllGlobals())

const asked = { kind: 'asked', text: 'You asked for it' }
const low = { kind: 'low_stock', text: 'Below your minimum of 1 l' }
const labels = (details: object) => actionsOf(createLine(details)).map(({ label }) => label)
const repeats = ['Repeat Every Week', 'Repeat Every 2 Weeks', 'Repeat Every Month', 'Do Not Repeat']

test.each([
  [{ reason: low }, ['Not This Time', 'Never Suggest']],
  // To tick a suggestion is not to ask for it.
  [{ reason: low, entry_id: 4, is_ticked: true }, ['Not This Time', 'Never Suggest']],
  [{ reason: asked, entry_id: 4 }, ['Remove', ...repeats]],
  [{ item_id: null, entry_id: 4, reason: asked }, ['Remove', ...repeats]],
  [{ reason: low, entry_id: 4, repeat_days: 7 }, ['Not This Time', 'Never Suggest', ...repeats]],
])('of %j', (details, wanted) => {
  expect(labels(details)).toEqual(wanted)
})

test('of how often it comes back one holds', () => {
  const chosen = actionsOf(createLine({ item_id: null, entry_id: 4, repeat_days: 14 }))
  expect(chosen.filter(({ is_chosen }) => is_chosen === true).map(({ label }) => label)).toEqual([
    'Repeat Every 2 Weeks',
  ])
})

const entry = { entry_id: 9, item_id: null, text: 'Soap', quantity: 2, unit_of_measure: 'bar', repeat_days: 7 }

test('what is brought back is asked for as it was, and ticked again', async () => {
  const fetch = stubFetch(answer(201, { message: '', entry: { ...entry, is_ticked: false } }))
  const soap = { item_id: null, item_name: 'Soap', entry_id: 4, quantity: 2, unit_of_measure: 'bar', reason: asked }
  const [remove] = actionsOf(createLine({ ...soap, repeat_days: 7, is_ticked: true }))
  await remove?.undo()
  const sent = fetch.mock.calls.map(([address, request]) => [address, JSON.parse(String(request?.body))])
  expect(sent).toEqual([
    ['/api/shopping-list/entries', { text: 'Soap', quantity: 2, unit_of_measure: 'bar', repeat_days: 7 }],
    ['/api/shopping-list/entries/9', { is_ticked: true }],
  ])
})

test('a suggestion that was put off comes back without being asked for', async () => {
  const fetch = stubFetch(answer(201, { message: '', entry: { ...entry, item_id: 1, is_ticked: false } }))
  const [skip] = actionsOf(createLine({ reason: low, quantity: 1 }))
  await skip?.undo()
  expect(fetch.mock.calls.map(([, request]) => JSON.parse(String(request?.body)))).toEqual([
    { item_id: 1, is_ticked: false },
  ])
})
