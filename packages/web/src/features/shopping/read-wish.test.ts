import { expect, test } from 'vitest'
import { readWishes } from './read-wish.ts'

const known = { language: 'en-GB', units: ['Glas'], names: ['7 Up', 'Whole Milk', 'Tomatoes, chopped'] }

test.each([
  ['birthday candles', { text: 'Birthday candles' }],
  ['2 l milk', { text: 'Milk', quantity: 2, unit_of_measure: 'l' }],
  ['milk 2 l', { text: 'Milk', quantity: 2, unit_of_measure: 'l' }],
  ['6 eggs', { text: 'Eggs', quantity: 6 }],
  ['2 glas honey', { text: 'Honey', quantity: 2, unit_of_measure: 'Glas' }],
  ['2 yoghurt 150g', { text: 'Yoghurt 150 g', quantity: 2 }],
  ['pasta 500g x 3', { text: 'Pasta', quantity: 1500, unit_of_measure: 'g' }],
  ['candles for Sunday', { text: 'Candles for Sunday' }],
  // A place or a date is no part of what is bought.
  ['2 bags for the freezer', { text: 'For the freezer', quantity: 2, unit_of_measure: 'bag' }],
  ['7 up', { text: '7 Up' }],
  ['  whole   milk ', { text: 'Whole Milk' }],
])('«%s»', (line, wish) => {
  expect(readWishes(line, known)).toEqual([wish])
})

test.each(['', '  ', '12', '2 l', '!?', ',', 'milk, !?'])('«%s» names nothing', (line) => {
  expect(readWishes(line, known)).toBeNull()
})

const [milk, eggs, bread] = [{ text: 'Milk' }, { text: 'Eggs' }, { text: 'Bread' }]

test.each([
  ['milk, eggs, bread', [milk, eggs, bread]],
  ['milk,eggs;bread,', [milk, eggs, bread]],
  ['1,5 kg apples', [{ text: 'Apples', quantity: 1.5, unit_of_measure: 'kg' }]],
  [
    '1,5 kg apples, 0,5 l milk',
    [
      { text: 'Apples', quantity: 1.5, unit_of_measure: 'kg' },
      { text: 'Milk', quantity: 0.5, unit_of_measure: 'l' },
    ],
  ],
  [
    'apples 1,5 kg,6 eggs',
    [
      { text: 'Apples', quantity: 1.5, unit_of_measure: 'kg' },
      { text: 'Eggs', quantity: 6 },
    ],
  ],
  [
    'milk, 2 l, eggs, 12',
    [
      { text: 'Milk', quantity: 2, unit_of_measure: 'l' },
      { text: 'Eggs', quantity: 12 },
    ],
  ],
  ['tomatoes, chopped', [{ text: 'Tomatoes, chopped' }]],
  ['1,500 napkins', [{ text: 'Napkins', quantity: 1500 }]],
])('«%s» is several things, or one', (line, wishes) => {
  expect(readWishes(line, known)).toEqual(wishes)
})
