import { expect, it } from 'vitest'
import { makeLines } from '../../testing/receipts.ts'
import { isProduct, readQuantity, readTimes } from './quantities.ts'

function quantityOf(text: string, price: number) {
  const [line] = makeLines(text)
  return line === undefined ? null : readQuantity(line, price)
}

it.each([
  ['2 x 1.99    3.98', 3.98, 2, 'pcs'],
  ['Coke (2 @14.00)    28.00', 28, 2, 'pcs'],
  ['1762   2   15.90   31.80', 31.8, 2, 'pcs'],
  ['O.C. WHITE   2.13   6   3   0   3   6.39', 6.39, 3, 'pcs'],
  ['Kiwi   0,59x   4   2,36 A', 2.36, 4, 'pcs'],
  ['SLICES    1    12.60', 12.6, 1, 'pcs'],
  ['15755   X   2   19.80 S', 19.8, 2, 'pcs'],
  ['French Fries x2    5.00', 5, 2, 'pcs'],
  ['0.438 X 39.90    17.48', 17.48, 0.438, 'kg'],
  ['0,500 kg x 2,98    1,49', 1.49, 0.5, 'kg'],
])('counts %s', (text, price, quantity, unit) => {
  expect(quantityOf(text, price)).toEqual({ quantity, unit })
})

it.each([
  ['Milk    2.99', 2.99],
  ['5 x 7.77    9.99', 9.99],
])('does not count %s', (text, price) => {
  expect(quantityOf(text, price)?.quantity ?? 1).not.toBe(2)
})

it('reads a count on a row of its own', () => {
  const [line] = makeLines('@8 X RM 2.95')
  expect(readTimes(line?.tokens ?? [])).toEqual({ quantity: 8, each: 2.95, unit: 'pcs' })
})

it('allows for rounding where things are weighed', () => {
  expect([isProduct(0.438, 39.9, 17.48), isProduct(3, 0.33, 1), isProduct(2, 1.5, 4)]).toEqual([true, true, false])
})
