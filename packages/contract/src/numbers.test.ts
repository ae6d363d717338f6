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
