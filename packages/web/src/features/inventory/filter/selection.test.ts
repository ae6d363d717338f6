import { expect, test } from 'vitest'
import { toggled } from './selection.ts'

test('a toggle adds what is missing and takes what is there, and leaves the old set alone', () => {
  const before = new Set([1, 2])
  expect([...toggled(before, 3)]).toEqual([1, 2, 3])
  expect([...toggled(before, 2)]).toEqual([1])
  expect([...before]).toEqual([1, 2])
})
