import { grocery_words } from '@larder/contract/grocery-words'
import { guessByWords } from '@larder/contract/guess-grocery-words'
import { default_categories } from '@larder/contract/constants'
import { expect, it } from 'vitest'
import { guessGrocery } from './guess-grocery.ts'
import { products } from './products.ts'

const listed = Object.entries(grocery_words).flatMap(([category, names]) =>
  names.split(',').map((name) => ({ name: name.trim(), category })),
)

it('the words of a phone are filed as the server files them, and each is found by its own name', () => {
  const other = listed.filter(({ name, category }) => guessGrocery(name)?.category !== category)
  expect(other).toEqual([])
  const lost = listed.filter(({ name, category }) => guessByWords(name) !== category)
  expect(lost).toEqual([])
  expect(Object.keys(grocery_words).filter((category) => !default_categories.includes(category))).toEqual([])
  expect(listed.length).toBeGreaterThan(600)
})

it('every product that the server knows by an English name is among them', () => {
  const unknown = products.filter(({ name }) => guessByWords(name) !== (guessGrocery(name)?.category ?? null))
  expect(unknown.map(({ name }) => name)).toEqual([])
})
