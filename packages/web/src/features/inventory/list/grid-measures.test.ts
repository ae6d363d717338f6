import { expect, test } from 'vitest'
import { measureGrid } from './grid-measures.ts'
import card_sheet from '../card/ItemCard.module.css?raw'
import grid_sheet from './ItemGrid.module.css?raw'

test('as many columns as the style makes of the width', () => {
  expect([200, 358, 615, 616, 932, 1072].map((width) => measureGrid(width, 16).columns)).toEqual([1, 1, 1, 2, 3, 3])
})

test('cards grow with the size of the text, and fewer stand side by side', () => {
  expect(measureGrid(1072, 16)).toEqual({ columns: 3, row_px: 208 })
  expect(measureGrid(1072, 32)).toEqual({ columns: 1, row_px: 208 })
})

test('a phone has compact cards of at most 96 px', () => {
  expect(measureGrid(358, 16)).toEqual({ columns: 1, row_px: 104 })
})

test('the height of a card changes at the same widths as in the style sheets', () => {
  const rem = 16
  const rowOf = (width: number) => measureGrid(width * rem, rem).row_px
  const ends = [card_sheet, grid_sheet].flatMap((sheet) =>
    Array.from(sheet.matchAll(/\(max-width: ([\d.]+)rem/g), ([, width]) => Number(width)),
  )
  expect([...new Set(ends)].toSorted((a, b) => a - b)).toEqual([16.99, 38.49])
  for (const end of ends) expect(rowOf(end)).not.toBe(rowOf(end + 0.01))
  const begins = Array.from(card_sheet.matchAll(/\(min-width: ([\d.]+)rem/g), ([, width]) => Number(width))
  expect(begins).toEqual([17, 20.5])
  for (const begin of begins) expect(rowOf(begin)).not.toBe(rowOf(begin - 0.01))
})
