import { expect, test } from 'vitest'
import { findTarget } from './use-drag-order.ts'

test.each([
  [2, 0.4, 2],
  [2, 0.6, 3],
  [2, -1.6, 0],
  [2, 9, 4],
  [2, -9, 0],
])('row %i carried over %f others lands at %i of five', (index, carried, target) => {
  expect(findTarget(index, carried, 5)).toBe(target)
})
