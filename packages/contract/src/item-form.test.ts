import { expect, it } from 'vitest'
import { createItemRequest } from './item.ts'
import { type ItemFormValues, toItemFormValues, toItemPayload } from './item-form.ts'

const empty = toItemFormValues({})
const typed: ItemFormValues = { ...empty, item_name: 'Milk', category: 'Dairy', quantity: '1.5', unit_of_measure: 'l' }

const sentences = (values: ItemFormValues): string[] =>
  createItemRequest.safeParse(toItemPayload(values)).error?.issues.map((issue) => issue.message) ?? []

it('turns empty text into null and numbers into numbers', () => {
  expect(toItemPayload({ ...typed, low_stock_threshold: '2', notes: '' })).toMatchObject({
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
  expect(toItemFormValues({ item_name: 'Milk', quantity: 0, brand: null })).toMatchObject({
    item_name: 'Milk',
    quantity: '0',
    brand: '',
    notes: '',
  })
})
