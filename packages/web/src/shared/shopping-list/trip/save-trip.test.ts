import { afterEach, expect, test, vi } from 'vitest'
import { answer, makeItem, stubFetch } from '../../../api/client/testing.ts'
import { createLine } from '../testing.ts'
import { createTripSaver } from './save-trip.ts'
import { undoTrip } from './undo-trip.ts'

afterEach(() => vi.unstubAllGlobals())

const candles = createLine({ item_id: null, item_name: 'Candles', entry_id: 4, is_ticked: true })
const milk = { ...createLine({ item_id: 1, is_ticked: true }), item_id: 1 }
const created = answer(201, { message: '', item: makeItem({ item_id: 8 }) })
const done = answer(200, { message: 'Done' })
const recorded = answer(200, { success: true, message: '', event_id: 3 })

const sentBy = (fetch: ReturnType<typeof stubFetch>) =>
  fetch.mock.calls.map(([address, request]) => [
    request?.method,
    address,
    request?.body && JSON.parse(String(request.body)),
  ])
const keysOf = (fetch: ReturnType<typeof stubFetch>) =>
  fetch.mock.calls.map(([, request]) => new Headers(request?.headers).get('Idempotency-Key'))

test('what is no item becomes one, then its entry is done; a date goes to its lot', async () => {
  const fetch = stubFetch(created, done, recorded)
  const saved = await createTripSaver()(
    [{ line: candles, category: 'Other' }],
    [
      { line: milk, lot_id: 5, day: '2026-12-01' },
      { line: milk, lot_id: 6, day: '' },
    ],
  )
  expect(saved).toEqual({ finished: [{ line: candles, item_id: 8 }], failed: [] })
  const purchase = { price: null, source: 'Shopping List' }
  expect(sentBy(fetch)).toEqual([
    [
      'POST',
      '/api/inventory',
      { item_name: 'Candles', quantity: 1, unit_of_measure: 'pcs', category: 'Other', purchase },
    ],
    ['POST', '/api/shopping-list/entries/4/done', undefined],
    ['PUT', '/api/inventory/1/lots/5', { expiry_date: '2026-12-01' }],
  ])
})

test('what failed is named, and a second try carries the same keys', async () => {
  const fetch = stubFetch(new TypeError('gone'))
  const save = createTripSaver()
  const again = () => save([{ line: candles, category: null }], [{ line: milk, lot_id: 5, day: '2026-12-01' }])
  expect(await again()).toEqual({ finished: [], failed: ['Candles', 'Milk'] })
  await again()
  const [first, second, ...others] = keysOf(fetch)
  expect(others).toEqual([first, second])
})

test('Undo takes back what it can, and keeps the rest', async () => {
  const entry = {
    entry_id: 9,
    item_id: null,
    text: 'Candles',
    quantity: null,
    unit_of_measure: null,
    repeat_days: null,
  }
  const asked = answer(201, { message: '', entry: { ...entry, is_ticked: true } })
  const fetch = stubFetch(recorded, answer(409, { message: 'used' }), done, asked)
  const left = await undoTrip({
    bought: [
      { line: milk, event_id: 3, lot_id: null },
      { line: milk, event_id: 4, lot_id: null },
    ],
    finished: [{ line: candles, item_id: 8 }],
    texts: [],
    is_sheet_open: true,
  })
  expect(left).toEqual({
    bought: [{ line: milk, event_id: 4, lot_id: null }],
    finished: [],
    texts: [],
    is_sheet_open: false,
  })
  expect(sentBy(fetch).map(([method, address]) => [method, address])).toEqual([
    ['POST', '/api/inventory/1/events/3/undo'],
    ['POST', '/api/inventory/1/events/4/undo'],
    ['DELETE', '/api/inventory/8'],
    ['POST', '/api/shopping-list/entries'],
  ])
})
