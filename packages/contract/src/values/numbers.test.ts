import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { agreeUnit, formatAmount, formatQuantity, hasStorableDecimals } from './numbers.ts'

it.each([
  [0.125, true],
  [0.1234, false],
  [999_999_999.999, true],
  [0.1 + 0.2, false],
  [1e-7, false],
])('%d can be stored: %s', (value, storable) => {
  expect(hasStorableDecimals(value)).toBe(storable)
})

it('writes quantities without trailing zeros', () => {
  expect([4, 0.5, 1234.25].map(formatQuantity)).toEqual(['4', '0.5', '1,234.25'])
})

it('writes an amount with its unit, where it has one', () => {
  expect([formatAmount(1.5, 'l'), formatAmount(2, null)]).toEqual(['1.5 l', '2'])
})

const intl = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 })

it.each([
  0,
  1e-7,
  1,
  999,
  1000,
  1_000_000,
  999_999_999.999,
  0.001,
  0.0004,
  0.0005,
  1.0005,
  0.1 + 0.2,
  12.5,
  1234.5,
  -3,
  -0.25,
])('writes %d as the browser itself would', (value) => {
  expect(formatQuantity(value)).toBe(intl.format(value))
})

it('writes whatever can be stored as the browser itself would', () => {
  const thousandths = fc.integer({ min: 0, max: 1_000_000_000_000 })
  fc.assert(
    fc.property(thousandths, (count) => {
      expect(formatQuantity(count / 1000)).toBe(intl.format(count / 1000))
    }),
  )
})

describe('units agree with their numbers', () => {
  it.each([
    [1, 'pcs', '1 pc'],
    [2, 'pcs', '2 pcs'],
    [0, 'pc', '0 pcs'],
    [3, 'can', '3 cans'],
    [1, 'Cans', '1 Can'],
    [0.5, 'bottle', '0.5 bottles'],
    [2, 'box', '2 boxes'],
    [1, 'boxes', '1 box'],
    [4, 'Box', '4 Boxes'],
    [2, 'PCS', '2 PCS'],
    [1, 'glasses', '1 glass'],
    [2, 'glass', '2 glasses'],
    [3, 'roll', '3 rolls'],
    [0.24, 'roll', '0.24 rolls'],
    [2, 'pouch', '2 pouches'],
    [3, 'litre', '3 litres'],
    [1, 'litres', '1 litre'],
    // Measures never change, and a household's own words are its own.
    [3, 'l', '3 l'],
    [1, 'oz', '1 oz'],
    [2, 'kg', '2 kg'],
    [1, 'Rollen', '1 Rollen'],
    [3, 'Dose', '3 Dose'],
    [2, 'big can', '2 big can'],
    [2, '', '2'],
    [2, null, '2'],
  ])('%d %s is written %s', (quantity, unit, text) => {
    expect(formatAmount(quantity, unit)).toBe(text)
  })

  it('is said of several where nobody says how many', () => {
    expect(['can', 'boxes', 'l', 'pcs'].map((unit) => agreeUnit(unit))).toEqual(['cans', 'boxes', 'l', 'pcs'])
  })
})
