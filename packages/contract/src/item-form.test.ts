import { expect, it } from 'vitest'
import { createItemRequest } from './item.ts'
import { type ItemFormValues, toItemFormValues, toItemPayload } from './item-form.ts'

const number_format = {
  read: (text: string, unit?: string | null) => (unit === 'g' ? Number(text) / 1000 : Number(text)),
  write: (value: number | null, unit?: string | null) => (unit === 'g' ? `${value}000` : String(value)),
}
const empty = toItemFormValues({}, number_format)
const typed: ItemFormValues = { ...empty, item_name: 'Milk', category: 'Dairy', quantity: '1.5', unit_of_measure: 'l' }

const sentences = (values: ItemFormValues): string[] =>
  createItemRequest.safeParse(toItemPayload(values, number_format)).error?.issues.map((issue) => issue.message) ?? []

it('turns empty text into null and numbers into numbers', () => {
  expect(toItemPayload({ ...typed, low_stock_threshold: '2', notes: '' }, number_format)).toMatchObject({
    quantity: 1.5,
    low_stock_threshold: 2,
    item_weight: null,
    notes: null,
  })
})

it('lets the request schema speak for the form', () => {
  expect(sentences(empty)).toEqual([
    'Item name is required',
    'Category is required',
    'Quantity is required',
    'Unit of measure is required',
  ])
  expect(sentences({ ...typed, quantity: 'abc' })).toEqual(['Quantity must be a positive number'])
  expect(sentences({ ...typed, low_stock_threshold: '-1' })).toEqual(['Low stock threshold must be a positive number'])
})

it('shows an item as text, with nothing where nothing is known', () => {
  expect(toItemFormValues({ item_name: 'Milk', quantity: 0, brand: null }, number_format)).toMatchObject({
    item_name: 'Milk',
    quantity: '0',
    brand: '',
    notes: '',
  })
})

it('reads and writes a number with the unit that it counts', () => {
  const units = { unit_of_measure: 'pcs', item_weight_unit: 'g' }
  const written = toItemFormValues({ quantity: 2, low_stock_threshold: 1, item_weight: 3, ...units }, number_format)
  expect(written).toMatchObject({ quantity: '2', low_stock_threshold: '1', item_weight: '3000', ...units })
  expect(toItemPayload(written, number_format)).toMatchObject({ quantity: 2, low_stock_threshold: 1, item_weight: 3 })
})
