import { type ShoppingListLine } from '@larder/contract/shopping'
import { describe, expect, it, test } from 'vitest'
import { createEntry, createItem } from '../testing/fixtures.ts'
import { applyToShoppingList, toKeptEntry } from './apply-to-shopping-list.ts'

const line = (fields: Partial<ShoppingListLine>): ShoppingListLine => ({
  item_id: 7,
  item_name: 'Milk',
  category: 'Dairy',
  brand: null,
  current_quantity: 1,
  unit_of_measure: 'l',
  suggested_quantity: 2,
  is_low_stock: true,
  days_until_depletion: null,
  confidence_level: null,
  ...fields,
})
const suggested = line({})
const written = line({ item_id: null, item_name: 'Soap', entry_id: 3, quantity: 2, is_ticked: false })
const list = [suggested, written]
const find = (item_id: number) => (item_id === 9 ? createItem({ item_id: 9, item_name: 'Tea' }) : undefined)
const apply = (...entry: Parameters<typeof createEntry>) => applyToShoppingList(list, [createEntry(...entry)], find)

describe('an entry', () => {
  it('is a new line for a text, an item, and an item that this phone does not know', () => {
    expect(apply('add_entry', { text: 'Rope', quantity: 3 }, { seq: 4 }).at(-1)).toMatchObject({
      entry_id: -4,
      item_id: null,
      item_name: 'Rope',
      quantity: 3,
      is_ticked: false,
    })
    expect(apply('add_entry', { item_id: 9 }).at(-1)).toMatchObject({ item_id: 9, item_name: 'Tea', category: 'Dairy' })
    expect(apply('add_entry', { item_id: 10 }, { name: 'Figs' }).at(-1)).toMatchObject({ item_name: 'Figs' })
  })

  it('writes into the line that is there, whatever its spelling, and keeps its entry', () => {
    expect(apply('add_entry', { item_id: 7, is_ticked: true }, { seq: 4 })).toEqual([
      { ...suggested, entry_id: -4, is_ticked: true, quantity: null, repeat_days: null },
      written,
    ])
    expect(apply('add_entry', { text: ' soap ', is_ticked: true }, { seq: 4 })[1]).toMatchObject({
      entry_id: 3,
      quantity: 2,
      is_ticked: true,
    })
  })

  it('is changed by what is said of it, and by nothing that is left out', () => {
    const params = { entry_id: '3' }
    const body = { is_ticked: true, quantity: undefined, text: 'Black soap' }
    expect(apply('change_entry', body, { params })[1]).toEqual({ ...written, is_ticked: true, item_name: 'Black soap' })
    expect(apply('change_entry', { quantity: null }, { params })[1]).toMatchObject({ quantity: null })
    expect(apply('change_entry', body, { params: { entry_id: '99' } })).toEqual(list)
  })

  it('goes when it is removed or done', () => {
    const params = { entry_id: '3' }
    expect(apply('remove_entry', undefined, { params })).toEqual([suggested])
    expect(apply('finish_entry', undefined, { params })).toEqual([suggested])
  })

  it('that this phone made is changed and removed by its own id', () => {
    const made = createEntry('add_entry', { text: 'Rope' }, { seq: 4 })
    const ticked = createEntry('change_entry', { is_ticked: true }, { seq: 5, params: { entry_id: '-4' } })
    const removed = createEntry('remove_entry', undefined, { seq: 6, params: { entry_id: '-4' } })
    expect(applyToShoppingList(list, [made, ticked], find).at(-1)).toMatchObject({ item_name: 'Rope', is_ticked: true })
    expect(applyToShoppingList(list, [made, ticked, removed], find)).toEqual(list)
  })
})

describe('an item', () => {
  it('is off the list when it is bought, skipped or deleted, alone or with others', () => {
    expect(apply('purchase', { quantity_added: 1 })).toEqual([written])
    expect(apply('skip', { item_id: 7 })).toEqual([written])
    expect(apply('remove')).toEqual([written])
    expect(apply('change_several', { item_ids: [7, 8], is_deleted: true })).toEqual([written])
  })

  it('stays on it when it is moved with others', () => {
    expect(apply('change_several', { item_ids: [7, 8], location: 'Shelf' })).toEqual(list)
  })

  it('shows how much is left of it, and never less than nothing', () => {
    const used = createEntry('consume', { used_quantity: 0.5 })
    const applyWith = (quantity: number) => applyToShoppingList(list, [used], () => createItem({ quantity }))
    expect(applyWith(0.5)[0]).toMatchObject({ current_quantity: 0.5, is_low_stock: false })
    expect(applyWith(0)[0]).toMatchObject({ current_quantity: 0 })
  })

  it('stays while it is low all the same, with what is still to be bought', () => {
    const bought = createEntry('purchase', { quantity_added: 1 })
    const suggestion = { ...suggested, suggested_quantity: 3 }
    const low = createItem({ quantity: 2, low_stock_threshold: 10 })
    const [left] = applyToShoppingList([suggestion], [bought], () => low)
    expect(left).toMatchObject({ current_quantity: 2, suggested_quantity: 2, is_low_stock: true, is_ticked: false })
  })
})

test('an answer is made of a line: its text is that of what is no item', () => {
  expect(toKeptEntry(written, 3)).toMatchObject({ entry_id: 3, item_id: null, text: 'Soap', quantity: 2 })
  expect(toKeptEntry(suggested, -4)).toMatchObject({ entry_id: -4, item_id: 7, text: null, is_ticked: false })
})
