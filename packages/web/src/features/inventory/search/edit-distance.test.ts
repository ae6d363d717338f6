import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

test.each([
  ['milk', 'milk', 0],
  ['mlk', 'milk', 1],
  ['tomatos', 'tomatoes', 1],
  ['tomatos', 'tomato', 1],
  ['mikl', 'milk', 1],
  ['yogurt', 'yoghurt', 1],
  ['parmasan', 'parmesan', 1],
  ['brocoli', 'broccoli', 1],
  ['brokoli', 'broccoli', 2],
  ['', 'ab', 2],
  ['milk', 'bread', 3],
])('from %s to %s it takes %i', (one, other, expected) => {
  expect(editDistance(one, other, 2)).toBe(expected)
})

test('it is the same both ways, nothing for the same word, and never beyond one more than asked for', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })
  fc.assert(
    fc.property(word, word, fc.nat(4), (one, other, most) => {
      const distance = editDistance(one, other, most)
      expect(distance).toBe(editDistance(other, one, most))
      expect(distance === 0).toBe(one === other)
      expect(distance).toBeLessThanOrEqual(most + 1)
    }),
  )
})

test('one letter less is one step', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 2, maxLength: 8 })
  fc.assert(
    fc.property(word, fc.nat(7), (whole, place) => {
      const at = place % whole.length
      expect(editDistance(whole, whole.slice(0, at) + whole.slice(at + 1), 2)).toBe(1)
    }),
  )
})
