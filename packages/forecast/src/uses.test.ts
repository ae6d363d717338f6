import fc from 'fast-check'
import { expect, it } from 'vitest'
import { observeUse, type Uses, usesFromNumbers, usesToNumbers } from './uses.ts'

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
