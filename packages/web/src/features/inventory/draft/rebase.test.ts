import { item } from '@larder/contract/item'
import { item_form_fields, toItemFormValues } from '@larder/contract/item-form'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { number_format } from '../../../ui/form/number-format.ts'
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
const typed = { ...toItemFormValues(base, number_format), item_name: 'Whole Milk' }

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

  it('takes numbers that follow a new unit for untouched', () => {
    const grams = { ...typed, unit_of_measure: 'g', unit_factor: '1030', quantity: '2060' }
    const { values, changes } = rebase(grams, base, { ...base, quantity: 1, version: 2 })
    expect(values).toEqual({ ...grams, quantity: '1030' })
    expect(changes).toEqual([{ field: 'quantity', label: 'Quantity', theirs: '1,030 g', overwrites: false }])
  })

  it('tells of a unit that the other side changed as well', () => {
    const grams = { ...typed, unit_of_measure: 'g', unit_factor: '1030', quantity: '2060' }
    const { changes } = rebase(grams, base, { ...base, quantity: 2000, unit_of_measure: 'ml', version: 2 })
    expect(changes.map(({ field, overwrites }) => [field, overwrites])).toEqual([
      ['quantity', true],
      ['unit_of_measure', true],
    ])
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

describe('whatever two people change', () => {
  const text = fc.constantFrom('Milk', 'Oat Drink', 'Whole Milk', 'Shelf', 'Fridge')
  const edits = fc.record({ item_name: text, location: text, brand: text, notes: text }, { requiredKeys: [] })

  it('nothing typed is lost, nothing of the other side is overwritten unsaid', () => {
    fc.assert(
      fc.property(edits, edits, (mine, theirs) => {
        const before = toItemFormValues(base, number_format)
        const here = { ...before, ...mine }
        const current = { ...base, ...theirs }
        const now = toItemFormValues(current, number_format)
        const { values, changes } = rebase(here, base, current)
        for (const field of item_form_fields) {
          expect(values[field]).toBe(here[field] === before[field] ? now[field] : here[field])
          const overwrites = values[field] !== now[field] && now[field] !== before[field]
          expect(changes.some((change) => change.field === field && change.overwrites)).toBe(overwrites)
        }
      }),
    )
  })

  it('a second look at the same item has nothing new to say about what followed', () => {
    fc.assert(
      fc.property(edits, edits, (mine, theirs) => {
        const current = { ...base, ...theirs }
        const { values } = rebase({ ...toItemFormValues(base, number_format), ...mine }, base, current)
        expect(rebase(values, current, current)).toEqual({ values, changes: [] })
      }),
    )
  })
})
