import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readAmount, readCurrency, sumOf, toCents } from './amounts.ts'

it.each([
  ['12.50', 12.5],
  ['12,50', 12.5],
  ['1,234.50', 1234.5],
  ['1.234,50', 1234.5],
  ['.50', 0.5],
  ['$5.00', 5],
  ['RM13.50', 13.5],
  ['RM.50', 0.5],
  ['2,49€', 2.49],
  ['-3.30', -3.3],
  ['3.30-', -3.3],
  ['-$3.30', -3.3],
  ['(14.00)', 14],
])('reads %s', (word, value) => {
  expect(readAmount(word)).toMatchObject({ value, mended: false })
})

it.each([
  ['1O.5O', 10.5],
  ['l5.00', 15],
  ['15.0C', 15],
])('mends %s and says so', (word, value) => {
  expect(readAmount(word)).toMatchObject({ value, mended: true })
})

it.each(['12', '12.5', '12.345', 'SOS.IO', '12:25', '7/30', 'A.BC', '', '1.2.3'])('takes %s for no amount', (word) => {
  expect(readAmount(word)).toBeNull()
})

it('knows whose money it is', () => {
  expect(readAmount('RM3.20')?.currency).toBe('MYR')
  expect(readAmount('3.20')?.currency).toBeNull()
  expect([readCurrency('EUR'), readCurrency('(RM)'), readCurrency('kg')]).toEqual(['EUR', 'MYR', null])
})

it('adds without losing a cent', () => {
  expect(sumOf([0.1, 0.2])).toBe(0.3)
  expect(sumOf([])).toBe(0)
})

it('reads every amount back, however its thousands and its sign are written', () => {
  const spellings = fc.constantFrom<string[]>(['.', ','], [',', '.'], ["'", '.'], ['', ','], ['', '.'])
  const signs = fc.constantFrom<string[]>(['', ''], ['-', ''], ['', '-'], ['$', ''], ['', '€'], ['RM', ''])
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), spellings, signs, (cents, [apart = '', point = ''], sign) => {
      const whole = String(Math.floor(cents / 100)).replace(/\B(?=(?:\d{3})+$)/gu, apart)
      const word = `${sign[0]}${whole}${point}${String(cents % 100).padStart(2, '0')}${sign[1]}`
      const value = readAmount(word)?.value ?? Number.NaN
      expect(toCents(Math.abs(value))).toBe(cents)
      expect(value < 0).toBe(sign.includes('-') && cents > 0)
    }),
  )
})

it('adds cents, in whatever order', () => {
  const cents = fc.array(fc.integer({ min: -100_000, max: 100_000 }), { maxLength: 40 })
  fc.assert(
    fc.property(cents, (values) => {
      const sum = values.reduce((total, value) => total + value, 0)
      expect(toCents(sumOf(values.map((value) => value / 100)))).toBe(sum)
      expect(sumOf(values.toReversed().map((value) => value / 100))).toBe(sumOf(values.map((value) => value / 100)))
    }),
  )
})
