import { expect, it } from 'vitest'
import { usualLogGap } from './priors.ts'

it.each([
  ['Bakery', 11.8],
  ['Pet Supplies', 13.2],
  ['Beverages', 15],
  ['Dairy', 15.5],
  ['Meat', 16.6],
  ['Produce', 16.9],
  ['Canned Goods', 17.2],
  ['Snacks', 17.2],
  ['Pantry', 17.5],
  ['Household', 18.5],
  ['Personal Care', 18.9],
  ['Condiments', 19.7],
  ['Seafood', 20.2],
])('knows the pace of %s: %d days', (category, days) => {
  expect(Math.exp(usualLogGap(category))).toBeCloseTo(days)
})

it.each([null, 'Garage', 'constructor', '__proto__', ''])('takes the usual pace for %s', (category) => {
  expect(Math.exp(usualLogGap(category))).toBeCloseTo(16.2)
})
