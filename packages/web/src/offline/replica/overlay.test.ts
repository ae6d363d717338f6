import { expect, test } from 'vitest'
import { createEntry, createItem, noon } from '../testing/fixtures.ts'
import { names } from './call-names.ts'
import { overlay } from './overlay.ts'

const household = { findItem: () => undefined, time_zone: 'UTC' }
const params = { id: '7' }
const date = new Date(noon).toISOString()
const used = createEntry('consume', { used_quantity: 2, notes: 'Soup' }, { seq: 3 })
const thrown = createEntry('discard', { quantity: 1, reason: 'expired' }, { seq: 4 })
const bought = createEntry('purchase', { quantity_added: 6, price: 4.5 }, { seq: 5 })
const other = createEntry('consume', { used_quantity: 2 }, { seq: 6, params: { id: '8' } })

test('without changes the answer is the same object', () => {
  const value = { anything: true }
  expect(overlay({ call: names.item, params }, value, [], household)).toBe(value)
  expect(overlay({ call: 'GET /api/insights', params: {} }, value, [used], household)).toBe(value)
})

test('what was used and thrown away stands first in its history', () => {
  const old = { event_id: 1, date, consumed_quantity: 1, previous_quantity: 2, new_quantity: 1, notes: null }
  const answer = { consumption_history: [old], lot_history: [] }
  expect(overlay({ call: names.consumptions, params }, answer, [used, thrown, bought, other], household)).toMatchObject(
    {
      consumption_history: [{ event_id: -3, consumed_quantity: 2, notes: 'Soup', date, unit_of_measure: 'l' }, old],
      discard_history: [{ event_id: -4, kind: 'discarded', discarded_quantity: 1, reason: 'expired' }],
      lot_history: [],
    },
  )
})

test('what was said as what is left is shown as what was used', () => {
  const left = createEntry('consume', { new_quantity: 1 }, { base: createItem({ quantity: 4 }) })
  expect(overlay({ call: names.consumptions, params }, { consumption_history: [] }, [left], household)).toMatchObject({
    consumption_history: [{ consumed_quantity: 3 }],
  })
})

test('what was bought stands first in its history', () => {
  const answer = { purchase_history: [] }
  expect(overlay({ call: names.purchases, params }, answer, [used, bought], household)).toEqual({
    purchase_history: [
      { event_id: -5, date, unit_of_measure: 'l', quantity_added: 6, price: 4.5, source: null, notes: null },
    ],
  })
})

const undo = (event_id: number) =>
  createEntry('undo', undefined, { seq: 9, params: { id: '7', event_id: String(event_id) } })

test('what is undone is in no history, be it the server’s or this phone’s', () => {
  const answer = {
    consumption_history: [{ event_id: 1 }, { consumed_quantity: 1 }],
    discard_history: [{ event_id: 2 }],
  }
  expect(overlay({ call: names.consumptions, params }, answer, [undo(1), undo(2)], household)).toEqual({
    consumption_history: [{ consumed_quantity: 1 }],
    discard_history: [],
  })
  const own = overlay({ call: names.purchases, params }, { purchase_history: [] }, [bought, undo(-5)], household)
  expect(own).toEqual({ purchase_history: [] })
})

test('a deleted item is none, and the list is shown without it', () => {
  const removed = createEntry('remove')
  expect(overlay({ call: names.item, params }, createItem(), [removed], household)).toBeNull()
  expect(overlay({ call: names.list, params: {} }, [createItem()], [removed], household)).toEqual([])
})

test('the shopping list keeps what else its answer says', () => {
  const answer = { shopping_list: [], generated_at: date }
  const asked = createEntry('add_entry', { text: 'Rope' })
  expect(overlay({ call: names.shopping_list, params: {} }, answer, [asked], household)).toMatchObject({
    generated_at: date,
    shopping_list: [{ item_name: 'Rope' }],
  })
})
