import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findWord, lettersFound } from './likeness.ts'

it('finds a word anywhere, and says where', () => {
  expect(findWord('milk', 'wholemilkfresh')).toEqual({ cost: 0, start: 5, end: 9 })
  expect(findWord('milk', 'milk')).toEqual({ cost: 0, start: 0, end: 4 })
  expect(findWord('milk', '').cost).toBeGreaterThan(1.5)
})

it('counts every letter of a word that was read well', () => {
  expect(lettersFound('marmalade', 'marmalade')).toBe(9)
  expect(lettersFound('tea', 'tea')).toBe(3)
})

it('forgives letters that look alike more than others', () => {
  const [alike, other] = [lettersFound('biscuit', 'b1scuit'), lettersFound('biscuit', 'bwscuit')]
  expect(alike).toBeGreaterThan(other)
  expect(other).toBeGreaterThan(0)
  expect(lettersFound('biscuit', 'biscuit')).toBeGreaterThan(alike)
})

it.each([
  ['a word with too many other letters', 'biscuit', 'basket'],
  ['a short word with one other letter', 'beer', 'bear'],
  ['a very short word inside another', 'tea', 'steam'],
  ['a word of which half is missing', 'marmalade', 'marm'],
  ['nothing', 'biscuit', ''],
])('does not take %s for it', (_, word, read) => {
  expect(lettersFound(word, read)).toBe(0)
})

it('finds words that stand without a space, for a little less', () => {
  const joined = lettersFound('peanut', 'crunchypeanutbutter')
  expect(joined).toBeGreaterThan(4)
  expect(joined).toBeLessThan(6)
})

const word = fc.stringMatching(/^[a-z0-9]{1,14}$/)

it('finds no more letters than a word has, and all of them only where it stands there', () => {
  fc.assert(
    fc.property(word, word, (wanted, read) => {
      const found = lettersFound(wanted, read)
      expect(found).toBeGreaterThanOrEqual(0)
      expect(found).toBeLessThanOrEqual(wanted.length)
      expect(found === wanted.length).toBe(wanted === read)
    }),
  )
})

it('finds a word of four letters and more between any others at no cost', () => {
  fc.assert(
    fc.property(word, word, word, (before, wanted, after) => {
      const { cost, start, end } = findWord(wanted, before + wanted + after)
      expect(cost).toBe(0)
      expect((before + wanted + after).slice(start, end)).toBe(wanted)
    }),
  )
})
