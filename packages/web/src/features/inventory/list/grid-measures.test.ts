import { expect, test } from 'vitest'
import { measureGrid } from './grid-measures.ts'
import sheet from '../card/ItemCard.module.css?raw'

test('as many columns as the style makes of the width', () => {
  expect([200, 358, 615, 616, 932, 1072].map((width) => measureGrid(width, 16).columns)).toEqual([1, 1, 1, 2, 3, 3])
})

test('cards grow with the size of the text, and fewer stand side by side', () => {
  expect(measureGrid(1072, 16)).toEqual({ columns: 3, row_px: 208 })
  expect(measureGrid(1072, 32)).toEqual({ columns: 1, row_px: 416 })
})

test('a narrow card is higher from the same width on as in the style sheet', () => {
  const [, widest = ''] = /@container \(max-width: ([\d.]+)rem\)/.exec(sheet) ?? []
  const rem = 16
  const normal = measureGrid(358, rem).row_px
  expect(measureGrid(Number(widest) * rem, rem).row_px).toBeGreaterThan(normal)
  expect(measureGrid((Number(widest) + 0.01) * rem, rem).row_px).toBe(normal)
})
