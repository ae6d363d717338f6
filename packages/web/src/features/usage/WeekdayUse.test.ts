import { expect, test } from 'vitest'
import { weekdayBars } from './WeekdayUse.tsx'

test('seven bars, each a share of the highest', () => {
  const bars = weekdayBars([2, 0, 0, 1, 0, 4, 0])
  expect(bars?.map(({ share }) => share)).toEqual([0.5, 0, 0, 0.25, 0, 1, 0])
  expect(bars?.[5]).toEqual({ name: 'Saturday', quantity: 4, share: 1 })
})

test('nothing used is nothing to draw, and neither is a week of another length', () => {
  expect(weekdayBars([0, 0, 0, 0, 0, 0, 0])).toBeNull()
  expect(weekdayBars([])).toBeNull()
  expect(weekdayBars([1, 2])).toBeNull()
})
