import { describe, expect, it } from 'vitest'
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

describe('log-logistic around a median of 10 days', () => {
  const run_out = { log_median: Math.log(10), spread_below: 0.5, spread_above: 1, days_gone: 0 }

  it('has a spread of its own on either side', () => {
    // 1 / (1 + (10 / 5)^2) and 1 / (1 + 10 / 20)
    expect(chanceWithin(run_out, 5)).toBeCloseTo(0.2, 6)
    expect(chanceWithin(run_out, 20)).toBeCloseTo(2 / 3, 6)
    // Just above the median it is the upper one: 1 / (1 + 10 / 11)
    expect(chanceWithin(run_out, 11)).toBeCloseTo(11 / 21, 6)
    // 10 * (1 / 9)^.5 and 10 * 9
    expect(daysAt(run_out, 0.1)).toBeCloseTo(10 / 3, 6)
    expect(daysAt(run_out, 0.9)).toBeCloseTo(90, 6)
  })

  it('counts from the days that are gone', () => {
    const waited = { ...run_out, days_gone: 5 }
    // (.5 - .2) / (1 - .2)
    expect(chanceWithin(waited, 5)).toBeCloseTo(0.375, 6)
    // .2 + .5 * .8 = .6; 10 * (.6 / .4) - 5
    expect(daysAt(waited, 0.5)).toBeCloseTo(10, 6)
    // .2 + .1 * .8 = .28; 10 * (.28 / .72)^.5 - 5
    expect(daysAt(waited, 0.1)).toBeCloseTo(1.2361, 4)
  })

  it('has a chance as soon as the smallest part of a day has passed', () => {
    // 1 / (1 + (10 / .1)^2)
    expect(chanceWithin(run_out, 0.1)).toBeCloseTo(0.0001, 7)
  })
})
