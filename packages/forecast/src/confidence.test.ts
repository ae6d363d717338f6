import { expect, it } from 'vitest'
import { calibrate, confidenceOf } from './confidence.ts'
import { fitted_parameters } from './forecast-parameters.ts'

const { modesty } = fitted_parameters
const stated = (chance: number) => calibrate(chance, modesty)

it('is the same at the ends and never falls as the chance rises', () => {
  expect([0, 0.3, 0.55, 1].map(stated)).toEqual([0, 0.3, 0.55, 1])
  const all = Array.from({ length: 101 }, (_, i) => stated(i / 100))
  expect(all).toEqual(all.toSorted((a, b) => a - b))
})

it('lifts what is too modest', () => {
  // .6 + .5 (.6 - .55); .7 + .5 (.7 - .55); .85 + .075 (1 - .85) / (1 - .7)
  expect([0.5, 0.6, 0.7, 0.85].map(stated)).toEqual([0.5, 0.625, 0.775, 0.8875].map((chance) => expect.closeTo(chance)))
})

const around = (median: number) => ({ log_median: Math.log(median), spread_below: 1, spread_above: 1, days_gone: 0 })

it('is the chance of the days that count as right', () => {
  // Half of 10: 15 / (15 + 10) - 5 / (5 + 10) = .26667
  expect(confidenceOf(around(10), 10, modesty)).toBeCloseTo(0.26667, 4)
  // Three days around 4: 7 / (7 + 4) - 1 / (1 + 4) = .43636
  expect(confidenceOf(around(4), 4, modesty)).toBeCloseTo(0.43636, 4)
  // Less than three days away, before now nothing: 5 / (5 + 2) = .71429, and .075 (1 - .71429) / .3 more
  expect(confidenceOf(around(2), 2, modesty)).toBeCloseTo(0.78571, 4)
})

it('allows three days, or half of what is said', () => {
  const soon = { log_median: Math.log(2), spread_below: 0.3, spread_above: 0.3, days_gone: 0 }
  const later = { ...soon, log_median: Math.log(40) }
  expect(confidenceOf(soon, 2, modesty)).toBeGreaterThan(0.9)
  expect(confidenceOf(later, 40, modesty)).toBeLessThan(confidenceOf(soon, 2, modesty))
})
