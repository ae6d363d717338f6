import { shoppingListEntry } from '@larder/contract/shopping'
import { expect, test } from 'vitest'
import { applyChange, applyEntry } from './list-line.ts'

const parse = (details: object) =>
  shoppingListEntry.parse({
    item_id: 1,
    item_name: 'Milk',
    current_quantity: 0,
    suggested_quantity: 2,
    is_ticked: false,
    quantity: 2,
    ...details,
  })
const entry = { entry_id: 9, item_id: 1, text: null, unit_of_measure: 'l', is_ticked: true, repeat_days: null }

test('a line shows what was pressed before what the server says', () => {
  const milk = parse({})
  expect(applyChange(milk)).toMatchObject({ key: 'item-1', is_kept: true, is_ticked: false, quantity: 2 })
  expect(applyChange(milk, { is_ticked: true, quantity: 5 })).toMatchObject({ is_ticked: true, quantity: 5 })
  expect(applyChange(parse({ quantity: 7 }), { quantity: null })).toMatchObject({ quantity: 2 })
})

test('an item keeps its key when it gets an entry; what is no item has that of its entry', () => {
  expect(applyChange(parse({ entry_id: 9 })).key).toBe('item-1')
  const candles = applyChange(parse({ item_id: null, entry_id: 9, quantity: null }))
  expect(candles).toMatchObject({ key: 'entry-9', quantity: null })
})

test("a line of the specification's shape is the suggestion, not kept by the server", () => {
  const line = applyChange(parse({ is_ticked: undefined, quantity: undefined }))
  expect(line).toMatchObject({ is_kept: false, is_ticked: false, quantity: 2 })
})

test('the same line with the same change is the same object', () => {
  const milk = parse({})
  expect(applyChange(milk, { is_ticked: true })).toBe(applyChange(milk, { is_ticked: true }))
  expect(applyChange(milk, {})).not.toBe(applyChange(milk, { is_ticked: true }))
})

test('an entry without an amount is the suggested one', () => {
  expect(applyEntry(parse({}), { ...entry, quantity: null })).toMatchObject({
    entry_id: 9,
    is_ticked: true,
    quantity: 2,
  })
  expect(applyEntry(parse({}), { ...entry, quantity: 4 })).toMatchObject({ quantity: 4 })
})
