import { expect, it } from 'vitest'
import { suggestQuantity } from './suggestion.ts'

const milk = { stock: 1, unit: 'l', threshold: null, rate: 0.5, size: 1, days: 7 }

it('covers the days with a margin', () => {
  expect(suggestQuantity(milk)).toBe(3.2)
})

it('buys pieces whole', () => {
  expect(suggestQuantity({ ...milk, unit: 'pcs' })).toBe(4)
})

it.each([
  ['g', 151.9, 200],
  ['ml', 50, 50],
  ['oz', 11.2, 12],
  ['kg', 1.23, 1.3],
])('buys %s in steps a shop would know', (unit, size, suggested) => {
  expect(suggestQuantity({ ...milk, unit, stock: 0, rate: 0.001, size })).toBe(suggested)
})

it('lifts the item above its threshold', () => {
  expect(suggestQuantity({ ...milk, unit: 'pcs', rate: 0, size: 0, stock: 1, threshold: 3 })).toBe(3)
  expect(suggestQuantity({ ...milk, rate: 0, size: 0, stock: 0, threshold: 0 })).toBe(0.1)
})

it('never suggests nothing', () => {
  expect(suggestQuantity({ ...milk, unit: 'pcs', stock: 100 })).toBe(1)
  expect(suggestQuantity({ ...milk, unit: null, rate: 0, size: 0 })).toBe(1)
})

it('asks at least for one use', () => {
  expect(suggestQuantity({ ...milk, unit: 'g', stock: 900, rate: 10, size: 250, days: 7 })).toBe(250)
})
