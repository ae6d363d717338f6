import { expect, it } from 'vitest'
import { calibrate, confidenceOf } from './confidence.ts'

it('is the same at the ends and never falls as the chance rises', () => {
  expect([0, 0.3, 0.55, 1].map(calibrate)).toEqual([0, 0.3, 0.55, 1])
  const stated = Array.from({ length: 101 }, (_, i) => calibrate(i / 100))
  expect(stated).toEqual(stated.toSorted((a, b) => a - b))
})

it('allows three days, or half of what is said', () => {
  const soon = { log_median: Math.log(2), spread_below: 0.3, spread_above: 0.3, days_gone: 0 }
  const later = { ...soon, log_median: Math.log(40) }
  expect(confidenceOf(soon, 2)).toBeGreaterThan(0.9)
  expect(confidenceOf(later, 40)).toBeLessThan(confidenceOf(soon, 2))
})
