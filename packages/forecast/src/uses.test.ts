import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fadeOver, observeUse, type Uses, usesFromNumbers, usesToNumbers } from './uses.ts'

const fold = (records: readonly [number, number][]): Uses | null =>
  records.reduce<Uses | null>((uses, [day, quantity]) => observeUse(uses, day, quantity), null)

it('starts with the first use and counts gaps after it', () => {
  expect(fold([[10, 2]])).toMatchObject({ gaps: 0, quantity: 2, first_day: 10, last_day: 10 })
  expect(
    fold([
      [10, 2],
      [13, 1],
      [20, 1],
    ]),
  ).toMatchObject({ gaps: 2, quantity: 4, first_day: 10, last_day: 20 })
})

it('takes two records of one day as one use', () => {
  const twice = fold([
    [10, 1],
    [13, 1],
    [13, 2],
  ])
  const once = fold([
    [10, 1],
    [13, 3],
  ])
  expect(twice).toEqual(once)
})

it('halves the weight of a gap in twenty days', () => {
  const uses = fold([
    [0, 1],
    [20, 1],
    [40, 1],
  ])
  expect(uses?.recent_gaps).toBeCloseTo(1.5)
  expect(uses?.recent_days).toBeCloseTo(30)
})

it('keeps ten numbers, in the order in which they are stored', () => {
  const uses = fold([
    [100, 1],
    [110, 2],
    [130, 3],
    [130, 4],
  ])
  const expected = [
    2,
    10,
    100,
    130,
    1.5, // 1 + 1 / 2
    25, // 20 + 10 / 2
    8, // 3 + 4 + 2 / 2
    1.890899, // 1 + 2^(-1/6)
    5.047102, // ln 20 + ln 10 * 2^(-1/6)
    13.697866, // ln² 20 + ln² 10 * 2^(-1/6)
  ]
  expect(uses && usesToNumbers(uses)).toEqual(expected.map((value) => expect.closeTo(value, 5)))
})

it('reads the ten numbers from anywhere in an array', () => {
  expect(usesFromNumbers([99, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 99], 1)).toEqual({
    gaps: 1,
    quantity: 2,
    first_day: 3,
    last_day: 4,
    recent_gaps: 5,
    recent_days: 6,
    recent_quantity: 7,
    log_weight: 8,
    log_sum: 9,
    log_squares: 10,
  })
})

it('fades by half in twenty days', () => {
  expect([0, 20, 60].map(fadeOver)).toEqual([1, 0.5, 0.125])
})

it('refuses a use from before the last one', () => {
  expect(() => observeUse(fold([[10, 1]]), 9, 1)).toThrow(RangeError)
})

it('comes back from storage as it was, and folding on equals folding anew', () => {
  const records = fc.array(fc.tuple(fc.nat(400), fc.double({ min: 0.001, max: 50, noNaN: true })), { minLength: 1 })
  fc.assert(
    fc.property(records, fc.nat(), (unsorted, cut) => {
      const sorted = unsorted.toSorted((a, b) => a[0] - b[0])
      const whole = fold(sorted)
      const at = cut % sorted.length
      const before = fold(sorted.slice(0, at))
      const stored = before === null ? null : usesFromNumbers(JSON.parse(JSON.stringify(usesToNumbers(before))))
      const resumed = sorted.slice(at).reduce<Uses | null>((uses, [day, q]) => observeUse(uses, day, q), stored)
      expect(resumed).toEqual(whole)
      expect(Object.values(whole ?? {}).every(Number.isFinite)).toBe(true)
    }),
  )
})
