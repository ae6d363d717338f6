import { expect, it } from 'vitest'
import { findDecimals, readMoney } from './money.ts'

it.each([
  ['1.99', 199],
  ['1,99', 199],
  ['$12.60', 1260],
  ['1.234,50', 123_450],
  ['1,234.50', 123_450],
  ['1,99A', 199],
  ['2.48 N', 248],
  ['*12,50', 1250],
  ['3,OO', 300],
  ['l.99', 199],
  ['16 85', 1685],
  ['318', 318],
  ['.50', 50],
  ['50.0', 5000],
  ['2,00-', -200],
  ['-0,54', -54],
  ['(1.05)', -105],
  ['1.05-A', -105],
])('takes %s for %i hundredths first', (text, cents) => {
  expect(readMoney(text, 2)[0]?.cents).toBe(cents)
})

it('knows more than one way to read what has lost its mark or has three figures behind it', () => {
  expect(readMoney('318', 2).map(({ cents }) => cents)).toEqual([318, 31_800])
  expect(readMoney('3.055', 2).map(({ cents }) => cents)).toEqual([305, 305_500, 3055])
  expect(readMoney('3.05', 2)).toEqual([{ cents: 305, cost: 0 }])
})

it('reads thousands where a till prints no decimals', () => {
  expect(readMoney('1.790', 0)).toEqual([{ cents: 179_000, cost: 0 }])
  expect(readMoney('28,861', 0)).toEqual([{ cents: 2_886_100, cost: 0 }])
})

it('finds no amount in words or in what is longer than any price', () => {
  expect([readMoney('TOTAL', 2), readMoney('', 2), readMoney('7896051135425', 2)]).toEqual([[], [], []])
})

it('sees whether a till prints decimals', () => {
  expect([findDecimals(['1.790', '2.990', '500']), findDecimals(['1,79', '299', '5,00'])]).toEqual([0, 2])
})
