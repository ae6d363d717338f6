import { expect, it } from 'vitest'
import { makeLines } from '../../testing/receipts.ts'
import { chooseReading, isBalanced } from '../values/balance.ts'
import { type Family, readAs } from './layout.ts'

const show = (family: Family, text: string) =>
  readAs(family, makeLines(text)).entries.map(
    ({ name, price, quantity, count }) => `${quantity?.quantity ?? count ?? 1} ${name} ${price}`,
  )

it('reads names beside their prices, and what is counted around them', () => {
  const text = `Seafood Rice       13.50 SR
2X @ 1.90
Iced Tea            3.80 SR
Sugar 1K           23.60 Z
@8 X RM 2.95
No Ice
Water               0.00`
  expect(show('same', text)).toEqual(['1 Seafood Rice 13.5', '2 Iced Tea 3.8', '8 Sugar 1K 23.6'])
})

it('reads names above their numbers, past codes and sizes', () => {
  const text = `STUDENT SOCKS 3PCS BK
JH61 - 4/200
9034915     1 X 9.50      9.50
(POT)    @3.00
GREEN TEA
822     1     3.18     3.18
UDANG XL
0.438 X 39.90   17.48`
  expect(show('above', text)).toEqual(['1 STUDENT SOCKS 3PCS BK 9.5', '1 GREEN TEA 3.18', '0.438 UDANG XL 17.48'])
})

it('reads names below their numbers', () => {
  const text = `8239     1     15.00     15.00
SILICONE GUN
2016     3      0.70      2.10
WIRE TAPE 1PC X 7YD
15755    X  2             19.80 S
KISMIS 500GM @ 9.90`
  expect(show('below', text)).toEqual(['1 SILICONE GUN 15', '3 WIRE TAPE 1PC X 7YD 2.1', '2 KISMIS 500GM 19.8'])
})

it('makes no thing of a discount, a deposit or a sum, but counts them', () => {
  const text = `Apfelsaft     1,19
PFAND         0,25
Chips         6,00
Rabatt       -2,00`
  const { entries, adjustments } = readAs('same', makeLines(text))
  expect(entries.map(({ name }) => name)).toEqual(['Apfelsaft', 'Chips'])
  expect(adjustments).toEqual([0.25, -2])
  expect(isBalanced(entries, adjustments, [5.44])).toBe(true)
  expect(isBalanced(entries, adjustments, [7.19])).toBe(true)
  expect(isBalanced(entries, adjustments, [7])).toBe(false)
  expect(isBalanced([], [], [0])).toBe(false)
})

it('knows a sum that has another name', () => {
  expect(show('same', 'Fries   1.60\nCoke    1.70\nCounter-Eat In   3.30')).toEqual(['1 Fries 1.6', '1 Coke 1.7'])
})

const below = `8239     1     15.00     15.00
SILICONE GUN
2016     3      0.70      2.10
WIRE TAPE`

it('chooses the way in which the goods add up', () => {
  const text = `Sauce\n1 X 2.00   2.00\nCoke        3.00\nHot`
  expect(chooseReading(makeLines(text), [5])).toMatchObject({ balanced: true })
  expect(chooseReading(makeLines(text), [3])).toMatchObject({ balanced: true, family: 'same' })
})

it('chooses the way that leaves no name over where nothing can be added', () => {
  expect(chooseReading(makeLines(`Ite Ry Anoun\n${below}`), [])).toMatchObject({ family: 'below', balanced: false })
  expect(chooseReading(makeLines('Coke    3.00\nHot\nRice    2.00'), [])).toMatchObject({ family: 'same' })
})
