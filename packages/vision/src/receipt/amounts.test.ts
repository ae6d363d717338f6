import { expect, it } from 'vitest'
import { readAmount, readCurrency, sumOf } from './amounts.ts'

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
