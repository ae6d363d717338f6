import { expect, test } from 'vitest'
import { addUp, describePrice, describeTotal } from './estimate.ts'

const rows = (...prices: (number | null | undefined)[]) =>
  prices.map((estimated_price) => (estimated_price === undefined ? {} : { estimated_price }))

test('adds up what is known in whole cents and counts the rest', () => {
  expect(addUp(rows(0.1, 0.2, null, undefined))).toEqual({ total: 0.3, unknown: 2 })
  expect(addUp([])).toEqual({ total: 0, unknown: 0 })
})

test('says that a price is an estimate, and of how many rows it is not known', () => {
  expect(describePrice(2.5)).toBe('about 2.50')
  expect(describeTotal(rows(21, 2.4))).toEqual(['about 23.40', ''])
  expect(describeTotal(rows(21, null, 2.4))).toEqual(['about 23.40', '1 without a price'])
  expect(describeTotal(rows(null, undefined))).toEqual(['', 'No prices known yet'])
  expect(describeTotal([])).toEqual(['', ''])
})

test('something that costs nothing has a price', () => {
  expect(describeTotal(rows(0))).toEqual(['about 0.00', ''])
})
