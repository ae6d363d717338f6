import { expect, it } from 'vitest'
import { findTripGap } from './trip-gap.ts'

it('is the usual gap between shopping days, a week where nobody knows, and a month at most', () => {
  expect(findTripGap({ days: 4, first_day: 100, last_day: 109 })).toBe(3)
  expect(findTripGap({ days: 2, first_day: 100, last_day: 102 })).toBe(7)
  expect(findTripGap({ days: 3, first_day: 100, last_day: 190 })).toBe(30)
})
