import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createPlainLexicon } from '../../testing/plain-lexicon.ts'
import { createLexicon } from './lexicon.ts'
import { lettersFound } from '../sight/likeness.ts'

const words = ['marmalade', 'margarine', 'mustard', 'tea', 'peanut', 'butter']

it('finds the words that something read may be, also misread ones', () => {
  const lookUp = createLexicon(words)
  expect([...lookUp('mustard').keys()]).toEqual(['mustard'])
  expect([...lookUp('marma1ade').keys()]).toEqual(['marmalade'])
  expect([...lookUp('peanutbutter').keys()].toSorted()).toEqual(['butter', 'peanut'])
  expect([...lookUp('tea').keys()]).toEqual(['tea'])
  expect(lookUp('steam').size).toBe(0)
  expect(lookUp('').size).toBe(0)
})

it('misses nothing that comparing with each word would find', () => {
  const lookUp = createLexicon(words)
  for (const read of ['mustarb', 'margerine', 'marmaladejar', 'buttermilk', 'rnustard', 'peanuts', 'tee']) {
    const each = words.filter((word) => lettersFound(word, read) > 0)
    expect([...lookUp(read).keys()].toSorted()).toEqual(each.toSorted())
  }
})

it('takes a beginning or an end for the word where no other has it, and half of it was read', () => {
  const lookUp = createLexicon(words)
  expect([...lookUp('must').keys()]).toEqual(['mustard'])
  expect([...lookUp('ustard').keys()]).toEqual(['mustard'])
  // Marmalade and margarine begin alike, and a tail of three letters is less than half.
  expect(lookUp('mar').size).toBe(0)
  expect(lookUp('ard').size).toBe(0)
})

it('forgives a misread letter where a word was cut, but not where half of it is another word', () => {
  expect([...createLexicon(['mustard'])('musti').keys()]).toEqual(['mustard'])
  expect(createLexicon(['weathers'])('sweat').size).toBe(0)
})

it('is quick in a household of thousands', () => {
  const many = Array.from({ length: 12_000 }, (_, index) => `word${index.toString(36)}${(index * 7919).toString(36)}`)
  const lookUp = createLexicon([...many, 'marmalade'])
  const start = performance.now()
  for (let read = 0; read < 200; read++) lookUp(`marmalad${read}`)
  expect(performance.now() - start).toBeLessThan(2000)
})

it('finds what sets of all pairs and pieces find, in the same order', () => {
  const letter = fc.constantFrom('m', 'a', 'r', 'g', 'e', 'ü', '1')
  const word = fc.string({ unit: letter, minLength: 1, maxLength: 10 })
  fc.assert(
    fc.property(fc.array(word, { maxLength: 30 }), word, word, (names, read, other) => {
      const [lookUp, plain] = [createLexicon(names), createPlainLexicon(names)]
      for (const one of [read, read + other, other.slice(1)]) expect([...lookUp(one)]).toEqual([...plain(one)])
    }),
    { numRuns: 1000 },
  )
})
