import { expect, test } from 'vitest'
import { row_px } from './grid-parts.ts'
import { rowsInView } from './use-rows-in-view.ts'

const phone = 358

test('at the top of the list: what the window shows and a little more', () => {
  expect(rowsInView(500, { top: 300, width: phone }, 800)).toEqual({ columns: 1, from: 0, to: 6 })
})

test('in the middle of it: neither the first nor the last', () => {
  const { from, to } = rowsInView(500, { top: -100 * row_px, width: phone }, 800)
  expect(from).toBeLessThan(100)
  expect(from).toBeGreaterThan(90)
  expect(to).toBeGreaterThan(104)
  expect(to).toBeLessThan(112)
})

test('past its end there is always a row, and never one too many', () => {
  expect(rowsInView(5, { top: -100_000, width: phone }, 800)).toEqual({ columns: 1, from: 4, to: 5 })
  expect(rowsInView(5, { top: 100_000, width: phone }, 800)).toEqual({ columns: 1, from: 0, to: 1 })
})

test('as many columns as the style makes of the width', () => {
  expect([200, 358, 615, 616, 932, 1072].map((width) => rowsInView(90, { top: 0, width }, 800).columns)).toEqual([
    1, 1, 1, 2, 3, 3,
  ])
})
