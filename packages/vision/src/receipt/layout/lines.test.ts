import { expect, it } from 'vitest'
import { makeLines } from '../../testing/receipts.ts'
import { findZone, isAbout, isTableHead } from './zone.ts'

const lineOf = (text: string) => {
  const [line] = makeLines(text)
  if (line === undefined) throw new Error('no line')
  return line
}

it.each([
  ['Coke   2.50', true, 2.5],
  ['1 Pho Ga (Small)   8.00', true, 8],
  ['COFFEE O   1   2.30   2.30', true, 2.3],
  ['Bud Light (2 @3.70)   7.40', true, 7.4],
  ['8239   1   15.00   15.00', false, 15],
  ['9744   GB   1   18.00   18.00', false, 18],
  ['1 X 18.60   18.60 Z', false, 18.6],
  ['15*BAG *   24.90   373.50   SR', false, 373.5],
  ['2PETI   26.00X   52.00   SR', false, 52],
  ['1.000 STK   20.99 19', false, 20.99],
  ['KISMIS 500GM @ 9.90', true, null],
  ['2x   0,69', false, null],
  ['3X3   4.35', true, 4.35],
  ['Discount   - $3.40', true, -3.4],
  ['Combo, Grilled Onion ($0.75)', true, null],
])('takes %s apart', (text, named, price) => {
  expect(lineOf(text)).toMatchObject({ named, price })
})

it('tells what the last label of a row is about', () => {
  expect(lineOf('ITEM:   2   TOTAL WITH GST   6.83').topic).toBe('total')
  expect(lineOf('TOTAL SAVING:   0.00   TOTAL   6.85').topic).toBe('total')
  expect(lineOf('TOTAL QTY:   6   12.72').topic).toBe('count')
  expect(lineOf('1 Comp Item   12.00').topic).toBeNull()
})

it('knows the head of a table', () => {
  expect(isTableHead(lineOf('ITEM   QTY   PRICE   AMOUNT'))).toBe(true)
  expect(isTableHead(lineOf('Artikel   Menge   Preis'))).toBe(true)
  expect(isTableHead(lineOf('GST SUMMARY   AMOUNT(RM)   TAX(RM)'))).toBe(false)
  expect(isTableHead(lineOf('Item price   2.99'))).toBe(false)
})

it('knows what tells about the visit', () => {
  expect(isAbout(lineOf('Server: Michael C   05/11/18'))).toBe(true)
  expect(isAbout(lineOf('Check #93   Table D2'))).toBe(true)
  expect(isAbout(lineOf('Table Water   2.00'))).toBe(false)
})

const zoneOf = (text: string) => findZone(makeLines(text)).lines.map(({ row }) => row.text)

it('begins behind the visit and ends at the first sum', () => {
  expect(
    zoneOf(`Katana Sushi
Table D2   8:47 PM
Salmon      10.00
No Rice
Tuna        11.00
Subtotal    21.00
Tip          3.00`),
  ).toEqual(['Salmon 10.00', 'No Rice', 'Tuna 11.00'])
})

it('begins behind the head of a table, not behind that of the taxes', () => {
  expect(
    zoneOf(`Shop
ITEM     QTY    AMOUNT
Rice     1      2.00
TOTAL           2.00
CODE     AMOUNT   TAX
SR       1.88     .12`),
  ).toEqual(['Rice 1 2.00'])
})

it('goes on behind the sum of a section', () => {
  expect(
    zoneOf(`Date 01/02/2018
WHITE     2.13   3   6.39
Total 0% supplies:   6.39
BUTTER    3.72   3  11.16
Total payable       17.55`),
  ).toEqual(['WHITE 2.13 3 6.39', 'Total 0% supplies: 6.39', 'BUTTER 3.72 3 11.16'])
})

it('ends at the payment where no sum can be read', () => {
  expect(zoneOf('Shop 10:00\nRice      2.00\nCash      2.00')).toEqual(['Rice 2.00'])
})
