import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const known = { today: '2026-11-15', locations: ['Hall Cupboard'], units: ['Glas'] }
const nothing = { quantity: null, unit_of_measure: null, location: null, expiry_date: null }

test.each([
  [
    '2 l milk fridge exp 12/24',
    { item_name: 'Milk', quantity: 2, unit_of_measure: 'l', location: 'Fridge', expiry_date: '2026-12-24' },
  ],
  ['500g pasta', { item_name: 'Pasta', quantity: 500, unit_of_measure: 'g' }],
  ['6 eggs', { item_name: 'Eggs', quantity: 6 }],
  ['3x yogurt in the fridge', { item_name: 'Yogurt', quantity: 3, unit_of_measure: 'pcs', location: 'Fridge' }],
  [
    '1,5 kg of potatoes hall cupboard',
    { item_name: 'Potatoes', quantity: 1.5, unit_of_measure: 'kg', location: 'Hall Cupboard' },
  ],
  ['milk 2 l', { item_name: 'Milk', quantity: 2, unit_of_measure: 'l' }],
  ['bread x2', { item_name: 'Bread', quantity: 2 }],
  ['1/2 kg flour', { item_name: 'Flour', quantity: 0.5, unit_of_measure: 'kg' }],
  ['2 glas honey', { item_name: 'Honey', quantity: 2, unit_of_measure: 'Glas' }],
  ['ham exp tomorrow fridge', { item_name: 'Ham', location: 'Fridge', expiry_date: '2026-11-16' }],
  ['batteries @ office drawer', { item_name: 'Batteries', location: 'office drawer' }],
  ['  Whole   Milk ', { item_name: 'Whole Milk' }],
])('%s', (line, expected) => {
  expect(understand(line, known)).toEqual({ ...nothing, ...expected })
})

test.each([
  ['freezer bags', { item_name: 'Freezer bags' }],
  ['fridge', { item_name: 'Fridge' }],
  ['7up', { item_name: 'Up', quantity: 7 }],
  ['vitamin b12', { item_name: 'Vitamin b12' }],
  ['coke 0 sugar', { item_name: 'Coke 0 sugar' }],
  ['expensive cheese', { item_name: 'Expensive cheese' }],
  ['milk exp someday', { item_name: 'Milk exp someday' }],
])('takes no more from "%s" than it says', (line, expected) => {
  expect(understand(line, known)).toEqual({ ...nothing, ...expected })
})

test.each(['', '   ', '12', '2 l', '12/24', '!?'])('"%s" names nothing', (line) => {
  expect(understand(line, known)).toBeNull()
})
