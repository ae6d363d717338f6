import { expect, it } from 'vitest'
import { makePage } from '../../testing/receipts.ts'
import { levelPage } from '../layout/geometry.ts'
import { findRows } from '../layout/rows.ts'
import { labelRows } from './label-rows.ts'

const label = (text: string) => labelRows(findRows(levelPage(makePage(text).boxes)))

const receipt = `GREEN BASKET MARKET
22 Haverhill Rd
07/21/2018 10:20
Whole Milk           2.99
Brown Bread          2.49
Free Range Eggs      3.20
SUBTOTAL             8.68
TAX                  0.52
TOTAL                9.20
VISA                 9.20`

it('tells what rows are for, and what their words say', async () => {
  const rows = await label(receipt)
  expect(rows.map(({ role }) => role)).toEqual([
    'merchant',
    'info',
    'info',
    'item',
    'item',
    'item',
    'subtotal',
    'tax',
    'total',
    'payment',
  ])
  expect(rows[3]?.pieces.map(({ text, tag }) => `${text} ${tag}`)).toEqual(['Whole name', 'Milk name', '2.99 price'])
  for (const { chances } of rows) expect(Object.values(chances).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
})

it('has nothing to say about nothing', async () => {
  expect(await labelRows([])).toEqual([])
})
