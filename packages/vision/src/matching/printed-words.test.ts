import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createPrintedWords } from './printed-words.ts'
import { similarity } from './similarity.ts'

// Few letters, so that words are alike more often than in any language.
const letter = fc.constantFrom('m', 'i', 'l', 'k', 's', 'e', 'n', 'ü', '1')
const word = fc.string({ unit: letter, minLength: 1, maxLength: 9 })

test('finds what comparing with every word finds', () => {
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 40 }), word, (words, named) => {
      const plain = words.flatMap((one, printed) => {
        const value = similarity(one, named)
        return value > 0 ? [{ printed, value }] : []
      })
      expect(createPrintedWords(words).findAlike(named)).toEqual(plain)
    }),
    { numRuns: 1000 },
  )
})

test('of thousands of names with the same first letter few are compared', () => {
  let compared = 0
  const printed = ['milk', 'muesli', 'mango', 'mozzarella', 'mint', 'mlk']
  const { findAlike } = createPrintedWords(printed, (one, named) => {
    compared++
    return similarity(one, named)
  })
  const names = Array.from({ length: 10_000 }, (_, number) => `m${(number * 7919 + 1e6).toString(36)}`)
  for (const named of names) findAlike(named)
  expect(compared).toBeLessThan((printed.length * names.length) / 20)
})
