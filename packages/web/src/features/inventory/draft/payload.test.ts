import { createItemRequest, item, updateItemRequest } from '@larder/contract/item'
import { toItemFormValues } from '@larder/contract/item-form'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { number_format } from '../../../ui/form/number-format.ts'
import { toCreateInput } from './payload.ts'
import { toUpdateInput } from './update-payload.ts'

const milk = item.parse({
  item_id: 7,
  item_name: 'Milk',
  category: 'Dairy',
  quantity: 2,
  unit_of_measure: 'l',
  low_stock_threshold: 1,
  version: 3,
})
const values = toItemFormValues(milk, number_format)

describe('toCreateInput', () => {
  it('makes numbers of numbers, with a comma too, and null of nothing', () => {
    const typed = { ...values, quantity: '1,5', low_stock_threshold: ' 0.5', item_weight: '', location: '' }
    expect(toCreateInput(typed)).toMatchObject({
      quantity: 1.5,
      low_stock_threshold: 0.5,
      item_weight: null,
      location: null,
      description: null,
    })
  })

  it('lets the schema refuse what is no number', () => {
    const parsed = createItemRequest.safeParse(toCreateInput({ ...values, quantity: 'two' }))
    expect(parsed.error?.issues.map((issue) => issue.message)).toEqual(['Quantity must be a positive number'])
  })

  it('carries the picture a scan found', () => {
    expect(toCreateInput(values, { image_url: '/pictures/1', barcode: '1' })).toMatchObject({
      image_url: '/pictures/1',
      barcode: '1',
    })
    expect(toCreateInput(values)).not.toHaveProperty('image_url')
  })
})

describe('toUpdateInput', () => {
  it('leaves an untouched quantity out, also when it is written differently', () => {
    expect(toUpdateInput(values, milk)).not.toHaveProperty('quantity')
    expect(toUpdateInput({ ...values, quantity: '2,0' }, milk)).not.toHaveProperty('quantity')
  })

  it('sends a changed quantity and everything else, with the version it was made from', () => {
    const update = toUpdateInput({ ...values, quantity: '3', low_stock_threshold: '' }, milk)
    expect(update).toMatchObject({ quantity: 3, low_stock_threshold: null, item_name: 'Milk', brand: null, version: 3 })
    expect(updateItemRequest.safeParse(update).success).toBe(true)
  })

  it('asks for a quantity that was emptied', () => {
    const parsed = updateItemRequest.safeParse(toUpdateInput({ ...values, quantity: ' ' }, milk))
    expect(parsed.error?.issues.map((issue) => issue.message)).toEqual(['Quantity is required'])
  })

  it('sends every field of the item where the server counts no versions, the quantity too', () => {
    const { version: _, ...unversioned } = { ...milk, image_url: 'https://images.example.org/milk.jpg' }
    const { item_id: _id, ...fields } = unversioned
    expect(toUpdateInput(values, unversioned)).toEqual(fields)
    // What follows another unit is left to nobody else.
    const millilitres = { ...values, unit_of_measure: 'ml', unit_factor: '1000', quantity: '2000' }
    expect(toUpdateInput({ ...millilitres, low_stock_threshold: '1000' }, unversioned)).toEqual({
      ...fields,
      unit_of_measure: 'ml',
      quantity: 2000,
      low_stock_threshold: 1000,
    })
  })
})

describe.each([
  ['en-US', { '1,5': 1.5, '1.5': 1.5, '1 500': 1500, '1,500': 1500, '1.500': 1.5 }],
  ['de-DE', { '1,5': 1.5, '1.5': 1.5, '1 500': 1500, '1,500': 1.5, '1.500': 1500 }],
])('numbers typed in %s', (language, expected) => {
  afterEach(() => vi.unstubAllGlobals())

  it.each(Object.entries(expected))('%s is %d in every field', (text, value) => {
    vi.stubGlobal('navigator', { language })
    const typed = { ...values, quantity: text, low_stock_threshold: text, item_weight: text, item_weight_unit: 'kg' }
    expect(toCreateInput(typed)).toMatchObject({ quantity: value, low_stock_threshold: value, item_weight: value })
    expect(toCreateInput({ ...typed, item_weight: '1.500', item_weight_unit: 'g' })).toMatchObject({
      item_weight: 1500,
    })
  })

  it('a number that nobody touched stays what it is, also in another unit', () => {
    vi.stubGlobal('navigator', { language })
    const flour = { ...milk, unit_of_measure: 'kg', quantity: 1.125, low_stock_threshold: 1.25, item_weight: 1.125 }
    const shown = toItemFormValues(flour, number_format)
    const kept = { ...shown, unit_of_measure: 'g', unit_factor: 'kept', item_weight_unit: 'g' }
    const changed = toUpdateInput(kept, flour)
    expect(changed).not.toHaveProperty('quantity')
    expect(changed).toMatchObject({ low_stock_threshold: 1.25, item_weight: 1.125 })
  })
})

describe('an edit with another unit', () => {
  const grams = { ...values, unit_of_measure: 'g', unit_factor: '1030' }

  it('leaves to the server what follows the unit', () => {
    const input = toUpdateInput({ ...grams, quantity: '2060', low_stock_threshold: '1030' }, milk)
    expect(input).toMatchObject({ unit_of_measure: 'g', unit_factor: 1030, version: 3 })
    expect(input).not.toHaveProperty('quantity')
    expect(input).not.toHaveProperty('low_stock_threshold')
  })

  it('says what was typed anew', () => {
    const typed = { ...grams, quantity: '2000', low_stock_threshold: '' }
    expect(toUpdateInput(typed, milk)).toMatchObject({ quantity: 2000, low_stock_threshold: null, unit_factor: 1030 })
  })

  it('never reads the number in another unit that converts, however quickly it is saved', () => {
    const quick = { ...values, unit_of_measure: 'ml', unit_factor: '' }
    const input = toUpdateInput(quick, milk)
    expect(input).toMatchObject({ unit_of_measure: 'ml', unit_factor: 1000, version: 3 })
    expect(input).not.toHaveProperty('quantity')
    expect(input).not.toHaveProperty('low_stock_threshold')
    // A number that was typed is meant in the new unit, and one that somebody wants to keep stays.
    expect(toUpdateInput({ ...quick, quantity: '500' }, milk)).toMatchObject({ quantity: 500, unit_factor: 1000 })
    const chosen = toUpdateInput({ ...quick, unit_factor: 'kept' }, milk)
    expect(chosen).toMatchObject({ unit_of_measure: 'ml', low_stock_threshold: 1 })
    expect(chosen).not.toHaveProperty('unit_factor')
    const shown = { ...quick, unit_factor: '1000', quantity: '2', low_stock_threshold: '1000' }
    expect(toUpdateInput(shown, milk)).toMatchObject({ quantity: 2, unit_factor: 1000 })
  })

  it('keeps the numbers without an answer, and says nothing of a unit that stays', () => {
    expect(toUpdateInput({ ...grams, unit_factor: '' }, milk)).not.toHaveProperty('unit_factor')
    expect(toUpdateInput({ ...grams, unit_of_measure: 'l' }, milk)).not.toHaveProperty('unit_factor')
    expect(toUpdateInput({ ...grams, unit_factor: '' }, milk)).toMatchObject({ low_stock_threshold: 1 })
  })

  it.each(['NaN', '0', '-3', 'Infinity', '1e9'])('lets the schema refuse %s', (unit_factor) => {
    const parsed = updateItemRequest.safeParse(toUpdateInput({ ...grams, unit_factor }, milk))
    const [issue] = parsed.error?.issues ?? []
    expect([issue?.path, issue?.message]).toEqual([['unit_factor'], 'How much one is must be a positive number'])
  })
})
