import { expect, test } from 'vitest'
import { readWish } from './read-wish.ts'

const known = { language: 'en-GB', units: ['Glas'], names: ['7 Up', 'Whole Milk'] }

test.each([
  ['birthday candles', { text: 'Birthday candles' }],
  ['2 l milk', { text: 'Milk', quantity: 2, unit_of_measure: 'l' }],
  ['milk 2 l', { text: 'Milk', quantity: 2, unit_of_measure: 'l' }],
  ['6 eggs', { text: 'Eggs', quantity: 6 }],
  ['2 glas honey', { text: 'Honey', quantity: 2, unit_of_measure: 'Glas' }],
  ['candles for Sunday', { text: 'Candles for Sunday' }],
  // A place or a date is no part of what is bought.
  ['2 bags for the freezer', { text: 'For the freezer', quantity: 2, unit_of_measure: 'bag' }],
  ['7 up', { text: '7 Up' }],
  ['  whole   milk ', { text: 'Whole Milk' }],
])('«%s»', (line, wish) => {
  expect(readWish(line, known)).toEqual(wish)
})

test.each(['', '  ', '12', '2 l', '!?'])('«%s» names nothing', (line) => {
  expect(readWish(line, known)).toBeNull()
})
