import { expect, it } from 'vitest'
import { makeLines } from '../testing/receipts.ts'
import { findTotal, listSums, listTargets } from './totals.ts'

const totalOf = (text: string, goods = 0) => findTotal(listSums(makeLines(text)), goods)

it.each([
  ['the one that says so', 'Subtotal  6.98\nTax  0.63\nTotal  7.61\nVisa  7.61', 7.61],
  ['the last before the payment', 'Total  24.36\nService Charge  8.90\nTotal  33.26', 33.26],
  ['what is due', 'Subtotal: 69.90\nVoid: -17.95\nTax: 3.44\nAmt Due:  55.39', 55.39],
  ['not the cash', 'TOTAL  42.90\nCASH  50.00\nCHANGE  7.10', 42.9],
  ['not the total of the taxes', 'TOTAL 11.60\nGST SUMMARY\nSR  10.94  0.66\nTotal:  10.94  0.66', 11.6],
  ['a subtotal that was paid', 'SUBTOTAL  96.20\nCASH  100.00\nCHANGE  3.80', 96.2],
  ['what was paid where it is all that adds up', 'Sub/Tt1  31.24\nTax  2.97\nDRV THRU  34.21\nCash  34.21', 34.21],
  ['an amount on the next row', 'SUMME\n28,81\nMwSt  2,98', 28.81],
])('finds %s', (_, text, expected) => {
  expect(totalOf(text)).toBe(expected)
})

it('believes the goods where two totals differ', () => {
  expect(totalOf('Total:  63.80\nTotal sales  83.80', 63.8)).toBe(63.8)
})

it('says nothing where nothing is said', () => {
  expect(totalOf('Thank you\nVisa')).toBeNull()
})

it('lists what goods may add up to', () => {
  const sums = listSums(makeLines('Subtotal  6.98\nTax  0.63\nTotal  7.61'))
  expect(listTargets(sums).toSorted()).toEqual([6.35, 6.98, 7.61])
})
