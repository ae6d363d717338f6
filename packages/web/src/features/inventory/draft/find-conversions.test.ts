import { type Item } from '@larder/contract/item'
import { expect, test } from 'vitest'
import { findConversions } from './find-conversions.ts'

const flour = { quantity: 2, low_stock_threshold: 0.5, unit_of_measure: 'kg' } as Item
const untouched = { quantity: '2', low_stock_threshold: '0.5' }

test('what was not typed anew can be converted', () => {
  expect(findConversions(flour, 'g', untouched)).toEqual([
    { field: 'quantity', before: 2, after: 2000 },
    { field: 'low_stock_threshold', before: 0.5, after: 500 },
  ])
  expect(findConversions(flour, 'g', { ...untouched, quantity: '1800' })).toEqual([
    { field: 'low_stock_threshold', before: 0.5, after: 500 },
  ])
})

test('nothing is offered where nothing can be converted, or where the unit is only spelled another way', () => {
  expect(findConversions(flour, 'pcs', untouched)).toEqual([])
  expect(findConversions(flour, 'Kilos', untouched)).toEqual([])
  const empty = { ...flour, quantity: 0, low_stock_threshold: null }
  expect(findConversions(empty, 'g', { quantity: '0', low_stock_threshold: '' })).toEqual([])
})
