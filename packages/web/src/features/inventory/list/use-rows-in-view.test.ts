import { expect, test } from 'vitest'
import { rowsInView } from './use-rows-in-view.ts'

const phone = { columns: 1, row_px: 208 }

test('at the top of the list: what the window shows and a little more', () => {
  expect(rowsInView(500, phone, { top: 300, height: 800 })).toEqual({ ...phone, from: 0, to: 6 })
})

test('in the middle of it: neither the first nor the last', () => {
  const { from, to } = rowsInView(500, phone, { top: -100 * phone.row_px, height: 800 })
  expect(from).toBeLessThan(100)
  expect(from).toBeGreaterThan(90)
  expect(to).toBeGreaterThan(104)
  expect(to).toBeLessThan(112)
})

test('past its end there is always a row, and never one too many', () => {
  expect(rowsInView(5, phone, { top: -100_000, height: 800 })).toEqual({ ...phone, from: 4, to: 5 })
  expect(rowsInView(5, phone, { top: 100_000, height: 800 })).toEqual({ ...phone, from: 0, to: 1 })
})
