import { expect, it } from 'vitest'
import { unitFactor } from './units.ts'

it.each([
  ['kg', 'g', 1000],
  ['ML', 'l', 0.001],
  ['lb', 'oz', 16],
  ['pcs', 'pcs', 1],
  ['Tin ', 'tin', 1],
])('one %s is so many %s: %d', (from, to, factor) => {
  expect(unitFactor(from, to)).toBeCloseTo(factor, 9)
})

it.each([
  ['pcs', 'l'],
  ['g', 'ml'],
  ['constructor', 'g'],
])('knows no way from %s to %s', (from, to) => {
  expect(unitFactor(from, to)).toBeUndefined()
})
