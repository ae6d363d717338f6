import { expect, it } from 'vitest'
import { makeText } from '../../testing/products.ts'
import { joinReadings } from './readings.ts'

it('keeps the best reading of a place, and what else it was read as', () => {
  const texts = joinReadings([
    makeText('armalad', [0.1, 0.1, 0.28, 0.05], 0.7),
    makeText('Marmalade', [0.1, 0.1, 0.3, 0.05], 0.95),
    makeText('Marmalode', [0.09, 0.1, 0.3, 0.05], 0.8),
    makeText('Oats', [0.6, 0.6, 0.2, 0.05], 0.9),
  ])
  expect(texts.map(({ text, others }) => [text, others])).toEqual([
    ['Marmalade', ['Marmalode', 'armalad']],
    ['Oats', []],
  ])
})

it('takes a piece within a word for a reading of that word', () => {
  const texts = joinReadings([
    makeText('lade', [0.3, 0.1, 0.1, 0.05], 1),
    makeText('Marmalade', [0.1, 0.1, 0.3, 0.05], 0.9),
  ])
  expect(texts).toHaveLength(1)
  expect(texts[0]?.text).toBe('Marmalade')
})

it('says nothing twice, and joins once more without change', () => {
  const once = joinReadings([makeText('Oats', [0, 0]), makeText('Oats', [0, 0])])
  expect(once).toEqual([makeText('Oats', [0, 0])])
  expect(joinReadings(once)).toEqual(once)
  expect(joinReadings([])).toEqual([])
})
