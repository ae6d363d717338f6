import { expect, it } from 'vitest'
import { type Need, suggestQuantity } from './suggestion.ts'

const always = () => true
const suggest = (need: Need): number => suggestQuantity(need, always)

const milk = { stock: 1, unit: 'l', threshold: null, rate: 0.5, size: 1, days: 7 }

it('covers the days with a margin', () => {
  expect(suggest(milk)).toBe(3.2)
})

it('buys pieces whole', () => {
  expect(suggest({ ...milk, unit: 'pcs' })).toBe(4)
  // .5 * 7 * 1.2 - .195 = 4.005
  expect(suggest({ ...milk, unit: 'pcs', stock: 0.195 })).toBe(5)
})

it.each([
  ['g', 151.9, 200],
  ['ml', 50, 50],
  ['oz', 11.2, 12],
  ['cl', 33, 35],
  ['roll', 1.2, 2],
  ['kg', 1.23, 1.3],
])('buys %s in steps a shop would know', (unit, size, suggested) => {
  expect(suggest({ ...milk, unit, stock: 0, rate: 0.001, size })).toBe(suggested)
})

it('lifts the item above its threshold', () => {
  expect(suggest({ ...milk, unit: 'pcs', rate: 0, size: 0, stock: 1, threshold: 3 })).toBe(3)
  expect(suggest({ ...milk, rate: 0, size: 0, stock: 0, threshold: 0 })).toBe(0.1)
  expect(suggest({ ...milk, rate: 0, size: 0, stock: 5, threshold: 1 })).toBe(0.1)
})

it('never suggests nothing', () => {
  expect(suggest({ ...milk, unit: 'pcs', stock: 100 })).toBe(1)
  expect(suggest({ ...milk, unit: null, rate: 0, size: 0 })).toBe(1)
})

it('asks at least for one use', () => {
  expect(suggest({ ...milk, unit: 'g', stock: 900, rate: 10, size: 250, days: 7 })).toBe(250)
})

it.each(['tins', 'Pack', 'pieces', 'rolls', 'jar'])('buys %s whole', (unit) => {
  expect(suggest({ ...milk, unit, stock: 0, rate: 0.001, size: 0.2 })).toBe(1)
})

it('goes on until it is enough, in steps and not beyond', () => {
  expect(suggestQuantity(milk, (bought) => bought >= 7.35)).toBe(7.4)
  expect(suggestQuantity({ ...milk, unit: 'pcs' }, (bought) => bought > 4)).toBe(5)
  expect(suggestQuantity({ ...milk, unit: 'pcs' }, (bought) => bought > 1234.5)).toBe(1235)
})

it('gives up where nothing is enough', () => {
  expect(suggestQuantity(milk, () => false)).toBe(3.2)
})
