import { expect, it } from 'vitest'
import { makeSight, makeText } from '../../testing/products.ts'
import { foldText, readWords, wordsToLookUp } from './read-words.ts'

it('folds case, marks and what stands between words', () => {
  expect(foldText("Crème Fraîche, Baker's 30%")).toEqual(['creme', 'fraiche', 'bakers', '30'])
  expect(foldText('Weiße Bohnen')).toEqual(['weisse', 'bohnen'])
  expect(foldText('')).toEqual([])
})

it('also joins neighbours, since logos have no spaces and readers make some up', () => {
  const words = readWords([makeText('Pea nut Butter', [0, 0])]).map(({ letters }) => letters)
  expect(words).toEqual(expect.arrayContaining(['pea', 'nut', 'butter', 'peanut', 'peanutbutter', 'nutbutter']))
})

it('measures print against the largest on the same thing', () => {
  const words = readWords([makeText('Oats', [0, 0, 0.4, 0.1]), makeText('wholegrain', [0, 0.2, 0.2, 0.02])])
  expect(words.map(({ letters, size }) => [letters, Number(size.toFixed(1))])).toEqual([
    ['oats', 1],
    ['wholegrain', 0.2],
  ])
})

it('asks a catalogue for the largest words, each once, and not for numbers', () => {
  const texts = [
    makeText('net 500 g', [0, 0.4, 0.1, 0.01]),
    makeText('Marmalade', [0, 0, 0.5, 0.1]),
    makeText('orange', [0, 0.2, 0.2, 0.04]),
    makeText('MARMALADE', [0, 0.3, 0.1, 0.02]),
    makeText('12345678', [0, 0.5, 0.5, 0.1]),
  ]
  expect(wordsToLookUp(makeSight({ texts }))).toEqual(['marmalade', 'orange'])
})

it('takes other readings of a place for words, not for scraps', () => {
  const text = { ...makeText('Oals', [0, 0]), others: ['Oats', 'at'] }
  expect(readWords([text]).map(({ letters }) => letters)).toEqual(['oals', 'oats'])
})
