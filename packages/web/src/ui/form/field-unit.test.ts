import { expect, test } from 'vitest'
import { sayTypedUnit } from './field-unit.tsx'

test.each([
  ['1', 'can', 'can'],
  ['4', 'can', 'cans'],
  ['1', 'pcs', 'pc'],
  ['0.5', 'roll', 'rolls'],
  ['', 'roll', 'rolls'],
  ['x', 'roll', 'rolls'],
  ['4', 'l', 'l'],
  ['4', null, ''],
])('beside "%s" typed, %s is %s', (typed, unit, words) => {
  expect(sayTypedUnit(typed, unit)).toBe(words)
})
