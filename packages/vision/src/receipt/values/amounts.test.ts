import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sumOf, toCents } from './amounts.ts'

it('adds cents, in whatever order', () => {
  const cents = fc.array(fc.integer({ min: -100_000, max: 100_000 }), { maxLength: 40 })
  fc.assert(
    fc.property(cents, (values) => {
      const sum = values.reduce((total, value) => total + value, 0)
      expect(toCents(sumOf(values.map((value) => value / 100)))).toBe(sum)
      expect(sumOf(values.toReversed().map((value) => value / 100))).toBe(sumOf(values.map((value) => value / 100)))
    }),
  )
})
