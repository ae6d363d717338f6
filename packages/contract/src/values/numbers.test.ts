import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatAmount, formatQuantity, hasStorableDecimals } from './numbers.ts'

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
