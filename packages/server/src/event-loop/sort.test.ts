import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countTurns } from '../testing/operations/loop-gap.ts'
import { sortInSlices } from './sort.ts'

const byFirst = (a: readonly number[], b: readonly number[]) => a[0]! - b[0]!

test('sorts as toSorted does, equals in their order', async () => {
  const values = fc.array(fc.nat(9), { maxLength: 3000, size: 'max' })
  await fc.assert(
    fc.asyncProperty(values, async (keys) => {
      const pairs = keys.map((key, index) => [key, index] as const)
      expect(await sortInSlices(pairs, byFirst)).toEqual(pairs.toSorted(byFirst))
    }),
    { numRuns: 50 },
  )
})

test('lets others go on meanwhile', async () => {
  const values = Array.from({ length: 50_000 }, (_, index) => `Größe ${(index * 7919) % 50_000}`)
  const { compare } = new Intl.Collator()
  expect(await countTurns(async () => values.toSorted(compare))).toBeLessThan(2)
  expect(await countTurns(() => sortInSlices(values, compare))).toBeGreaterThan(3)
})
