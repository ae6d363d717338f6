import { expect, test } from 'vitest'
import { createScore, matchWholeWords, wordsOf } from './score.mjs'

const ids = new Map([
  ['Eden cheese', 1],
  ['Jam', 2],
])
const product = (changes) => ({ product_name: 'Eden Cheese', brand: null, confidence: 0.8, match: null, ...changes })

test('words compare without marks and case', () => {
  expect(wordsOf("Crème Lady's 2x")).toEqual(['creme', 'ladys', '2x'])
})

test('a photo is scored by what it names, how many and how surely', () => {
  const score = createScore(ids)
  score.add(
    ['Eden cheese', 'Eden cheese', 'Jam'],
    [
      product({ quantity: { count: 3 } }),
      product({ product_name: 'Tea', confidence: 0.4 }),
      product({ product_name: 'Jam', confidence: 0.2 }),
    ],
  )
  expect(score.sums).toEqual({ kinds: 2, found: 1, named: 2, right: 1, counted: 1 })
  expect(score.bands()).toEqual([
    { label: '0.7 to 0.9', count: 1, stated: 0.8, observed: 1 },
    { label: '0.3 to 0.5', count: 1, stated: 0.4, observed: 0 },
  ])
})

test('an item counts as itself, whatever it is called; another item does not', () => {
  const score = createScore(ids)
  score.add(['Jam'], [product({ match: { item_id: 2 } }), product({ product_name: 'Jam', match: { item_id: 1 } })])
  expect(score.sums).toMatchObject({ found: 1, named: 2, right: 1 })
})

test('the naive reference takes words as they are', () => {
  const found = matchWholeWords([{ read_text: 'EDEN melt' }, { read_text: null }], ids)
  expect(found).toEqual([
    { product_name: 'Eden cheese', confidence: 0.5, match: { item_id: 1, item_name: 'Eden cheese' } },
  ])
})
