import { afterEach, expect, test, vi } from 'vitest'
import { readAmount } from './AmountField.tsx'

afterEach(() => vi.unstubAllGlobals())

test('more than nothing, with the decimals that are stored', () => {
  expect(readAmount('2', 'l')).toBe(2)
  expect(readAmount('0.125', 'l')).toBe(0.125)
})

test.each(['', ' ', '0', '-1', 'two', '0.1234', '1e12'])('«%s» is no amount', (text) => {
  expect(readAmount(text, 'l')).toBeNull()
})

test.each([
  ['en-US', { '1,5': 1.5, '1.5': 1.5, '1 500': 1500, '1,500': 1500, '1.500': 1.5 }],
  ['de-DE', { '1,5': 1.5, '1.5': 1.5, '1 500': 1500, '1,500': 1.5, '1.500': 1500 }],
])('in %s amounts are read as they are written there', (language, expected) => {
  vi.stubGlobal('navigator', { language })
  for (const [typed, value] of Object.entries(expected)) expect(readAmount(typed, 'l')).toBe(value)
  expect(readAmount('1.500', 'ml')).toBe(1500)
})
