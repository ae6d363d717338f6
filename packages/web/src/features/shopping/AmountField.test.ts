import { expect, test } from 'vitest'
import { readAmount } from './AmountField.tsx'

test('more than nothing, with the decimals that are stored', () => {
  expect(readAmount('2')).toBe(2)
  expect(readAmount('0.125')).toBe(0.125)
})

test.each(['', ' ', '0', '-1', 'two', '0.1234', '1e12'])('«%s» is no amount', (text) => {
  expect(readAmount(text)).toBeNull()
})
