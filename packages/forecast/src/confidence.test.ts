import fc from 'fast-check'
import { expect, it } from 'vitest'
import { calibrate, confidenceOf, leanOnUsual } from './confidence.ts'
import { fitted_parameters } from './forecast-parameters.ts'

const { modesty, youth } = fitted_parameters
const many = 20
const stated = (chance: number) => calibrate(chance, many, modesty)

it('is the same at the ends and never falls as the chance rises', () => {
  expect([0, 0.3, 0.35, 1].map(stated)).toEqual([0, 0.3, 0.35, 1])
  for (const gaps of [0, 1, 2, 5, 100]) {
    const all = Array.from({ length: 101 }, (_, i) => leanOnUsual(calibrate(i / 100, gaps, modesty), gaps, youth))
    expect(all).toEqual(all.toSorted((a, b) => a - b))
  }
})

it('lifts what is too modest, by more the more gaps were seen', () => {
  // 20 gaps give half of .3: .5 + .15 (.5 - .35); .7 + .15 (.7 - .35); .85 + .0525 (1 - .85) / (1 - .7)
  expect([0.5, 0.7, 0.85].map(stated)).toEqual([0.5225, 0.7525, 0.87625].map((chance) => expect.closeTo(chance)))
  // 5 of 25 gaps: .5 + .06 (.5 - .35)
  expect(calibrate(0.5, 5, modesty)).toBeCloseTo(0.509)
  expect(calibrate(0.5, 0, modesty)).toBe(0.5)
})

it('is what was measured for one use, whatever the model says of it', () => {
  expect([0.1, 0.51, 0.99].map((chance) => leanOnUsual(chance, 0, youth))).toEqual([0.39, 0.39, 0.39])
  // Half of the way after one gap, all of it after two.
  expect(leanOnUsual(0.51, 1, youth)).toBeCloseTo(0.45)
  expect(leanOnUsual(0.51, 2, youth)).toBe(0.51)
})

it('is low after one use, however narrow the forecast', () => {
  const run_out = fc.record({
    log_median: fc.double({ min: -1, max: 6, noNaN: true }),
    spread_below: fc.double({ min: 0.1, max: 2, noNaN: true }),
    spread_above: fc.double({ min: 0.1, max: 2, noNaN: true }),
    days_gone: fc.constant(0),
  })
  fc.assert(
    fc.property(run_out, (one) => {
      expect(confidenceOf(one, Math.exp(one.log_median), 0, fitted_parameters)).toBeLessThan(0.4)
    }),
  )
})

const around = (median: number) => ({ log_median: Math.log(median), spread_below: 1, spread_above: 1, days_gone: 0 })
const as_modeled = { modesty: { ...modesty, lift: 0 }, youth: { ...youth, trusted_gaps: 0 } }

it('is the chance of the days that count as right', () => {
  // Half of 10: 15 / (15 + 10) - 5 / (5 + 10) = .26667
  expect(confidenceOf(around(10), 10, 0, as_modeled)).toBeCloseTo(0.26667, 4)
  // Three days around 4: 7 / (7 + 4) - 1 / (1 + 4) = .43636
  expect(confidenceOf(around(4), 4, 0, as_modeled)).toBeCloseTo(0.43636, 4)
  // Less than three days away, before now nothing: 5 / (5 + 2) = .71429
  expect(confidenceOf(around(2), 2, 0, as_modeled)).toBeCloseTo(0.71429, 4)
  // Of 20 gaps .0525 (1 - .71429) / .3 more
  expect(confidenceOf(around(2), 2, many, fitted_parameters)).toBeCloseTo(0.76429, 4)
})

it('allows three days, or half of what is said', () => {
  const soon = { log_median: Math.log(2), spread_below: 0.3, spread_above: 0.3, days_gone: 0 }
  const later = { ...soon, log_median: Math.log(40) }
  const confidence = (run_out: typeof soon, days: number) => confidenceOf(run_out, days, many, fitted_parameters)
  expect(confidence(soon, 2)).toBeGreaterThan(0.9)
  expect(confidence(later, 40)).toBeLessThan(confidence(soon, 2))
})
