import { item } from '@larder/contract/item'
import { toItemFormValues } from '@larder/contract/item-form'
import { describe, expect, it } from 'vitest'
import { rebase } from './rebase.ts'

const base = item.parse({
  item_id: 7,
  item_name: 'Milk',
  category: 'Dairy',
  quantity: 2,
  unit_of_measure: 'l',
  expiry_date: '2026-03-10',
  location: 'Fridge',
  version: 1,
})
const typed = { ...toItemFormValues(base), item_name: 'Whole Milk' }

describe('rebase', () => {
  it('lets an untouched field follow the other side and says so', () => {
    const { values, changes } = rebase(typed, base, { ...base, quantity: 5, version: 2 })
    expect(values).toEqual({ ...typed, quantity: '5' })
    expect(changes).toEqual([{ field: 'quantity', label: 'Quantity', theirs: '5 l', overwrites: false }])
  })

  it('keeps what was typed where both sides changed the field', () => {
    const { values, changes } = rebase(typed, base, { ...base, item_name: 'Milk 3.5 %', version: 2 })
    expect(values.item_name).toBe('Whole Milk')
    expect(changes).toEqual([{ field: 'item_name', label: 'Item Name', theirs: 'Milk 3.5 %', overwrites: true }])
  })

  it('has nothing to say where both sides wrote the same', () => {
    expect(rebase(typed, base, { ...base, item_name: 'Whole Milk', version: 2 })).toEqual({
      values: typed,
      changes: [],
    })
  })

  it('shows days as days and nothing as empty', () => {
    const { changes } = rebase(typed, base, { ...base, expiry_date: '2026-04-01', location: null })
    expect(changes.map(({ theirs }) => theirs)).toEqual(['4/1/2026', 'empty'])
  })
})
