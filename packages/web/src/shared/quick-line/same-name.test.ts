import { expect, test } from 'vitest'
import { findByName, listByWords, nameKey } from './same-name.ts'

test.each([
  ['eggs', 'Egg'],
  ['Rolls', 'roll'],
  ['tomatoes', 'Tomato'],
  ['berries', 'Berry'],
  ['cookies', 'cookie'],
  ['loaves', 'loaf'],
  ['olives', 'olive'],
  ['knives', 'knife'],
  ['radishes', 'radish'],
  ['cherry tomatoes', 'Cherry Tomato'],
  ['cheeses', 'cheese'],
  ['boxes', 'box'],
])('%s are %s', (plural, singular) => {
  expect(nameKey(plural)).toBe(nameKey(singular))
})

test.each([
  ['couscous', 'couscou'],
  ['glass', 'glas'],
  ['gas', 'ga'],
  ['rice', 'rye'],
])('%s is not %s', (one, other) => {
  expect(nameKey(one)).not.toBe(nameKey(other))
})

const items = ['Egg', 'Eggs', 'Whole Milk', 'Oat Milk'].map((item_name) => ({ item_name }))

test('the very name comes first, then its singular or plural', () => {
  expect(findByName(items, ' eggs ')?.item_name).toBe('Eggs')
  expect(findByName(items, 'oat milks')?.item_name).toBe('Oat Milk')
  expect(findByName(items, 'milk')).toBeUndefined()
})

test('words in any order find every name that has them all', () => {
  expect(listByWords(items, 'milk').map(({ item_name }) => item_name)).toEqual(['Whole Milk', 'Oat Milk'])
  expect(listByWords(items, 'milk oat')).toHaveLength(1)
  expect(listByWords(items, 'goat milk')).toEqual([])
})
