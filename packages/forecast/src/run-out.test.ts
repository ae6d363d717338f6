import { expect, it } from 'vitest'
import { chanceWithin, daysAt } from './run-out.ts'

const fresh = { log_median: Math.log(10), spread_below: 0.4, spread_above: 0.6, days_gone: 0 }

it('reaches its median with a chance of one half', () => {
  expect(daysAt(fresh, 0.5)).toBeCloseTo(10)
  expect(chanceWithin(fresh, 10)).toBeCloseTo(0.5)
})

it.each([0.1, 0.5, 0.9])('answers both ways alike at %d, also after days that are gone', (chance) => {
  const waited = { ...fresh, days_gone: 6 }
  expect(chanceWithin(waited, daysAt(waited, chance))).toBeCloseTo(chance)
})

it('has no chance before now', () => {
  expect(chanceWithin(fresh, 0)).toBe(0)
  expect(chanceWithin(fresh, -3)).toBe(0)
})
