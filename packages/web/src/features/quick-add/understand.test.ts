import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const known = { today: '2026-11-15', decimal_mark: '.', locations: ['Hall Cupboard'], units: ['Glas'] } as const
const nothing = { quantity: null, unit_of_measure: null, location: null, expiry_date: null }

test.each([
  [
    '2 l milk fridge exp 12/24',
    { item_name: 'Milk', quantity: 2, unit_of_measure: 'l', location: 'Fridge', expiry_date: '2026-12-24' },
  ],
  ['12-pack soda', { item_name: 'Soda', quantity: 12 }],
  ['half a cucumber', { item_name: 'Cucumber', quantity: 0.5 }],
  ['toilet paper 8 rolls', { item_name: 'Toilet paper', quantity: 8, unit_of_measure: 'roll' }],
  [
    'pasta 500g x 3 pantry',
    { item_name: 'Pasta', quantity: 1500, unit_of_measure: 'g', each: { size: 500, unit: 'g' }, location: 'Pantry' },
  ],
  ['3 l milk exp friday', { item_name: 'Milk', quantity: 3, unit_of_measure: 'l', expiry_date: '2026-11-20' }],
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
  ['1,500 g flour', { item_name: 'Flour', quantity: 1500, unit_of_measure: 'g' }],
  ['1.500 g Mehl', { item_name: 'Mehl', quantity: 1500, unit_of_measure: 'g' }],
  ['1.500g Mehl', { item_name: 'Mehl', quantity: 1500, unit_of_measure: 'g' }],
  ['1 500 g flour', { item_name: 'Flour', quantity: 1500, unit_of_measure: 'g' }],
  ["1'500g flour", { item_name: 'Flour', quantity: 1500, unit_of_measure: 'g' }],
  ['flour 1,500 g', { item_name: 'Flour', quantity: 1500, unit_of_measure: 'g' }],
  ['1,234.5 g flour', { item_name: 'Flour', quantity: 1234.5, unit_of_measure: 'g' }],
  ['1.234,5 g flour', { item_name: 'Flour', quantity: 1234.5, unit_of_measure: 'g' }],
  ['1 1/2 kg flour', { item_name: 'Flour', quantity: 1.5, unit_of_measure: 'kg' }],
  ['1,500 nails', { item_name: 'Nails', quantity: 1500 }],
  ['2 Packets of crisps', { item_name: 'Crisps', quantity: 2, unit_of_measure: 'pack' }],
  ['3 tins tomatoes', { item_name: 'Tomatoes', quantity: 3, unit_of_measure: 'can' }],
  ['2 kilograms rice', { item_name: 'Rice', quantity: 2, unit_of_measure: 'kg' }],
  ['2 constructor sets', { item_name: 'Constructor sets', quantity: 2 }],
  ['0 birthday candles', { item_name: 'Birthday candles', quantity: 0 }],
  ['0 kg sugar', { item_name: 'Sugar', quantity: 0, unit_of_measure: 'kg' }],
  ['ham @ shelf @ cellar door', { item_name: 'Ham @ shelf', location: 'cellar door' }],
])('%s', (line, expected) => {
  expect(understand(line, known)).toEqual({ ...nothing, ...expected })
})

test.each([
  ['freezer bags', { item_name: 'Freezer bags' }],
  ['fridge', { item_name: 'Fridge' }],
  ['7up', { item_name: 'Up', quantity: 7 }],
  ['vitamin b12', { item_name: 'Vitamin b12' }],
  ['coke 0 sugar', { item_name: 'Coke 0 sugar' }],
  ['coke 0', { item_name: 'Coke 0' }],
  ['1e9 peas', { item_name: '1e9 peas' }],
  ['peas 1e9', { item_name: 'Peas 1e9' }],
  ['0.0 beer', { item_name: '0.0 beer' }],
  ['0.0% beer', { item_name: '0.0% beer' }],
  ['1.5.2 widget', { item_name: '1.5.2 widget' }],
  ['0.0001 g gold', { item_name: '0.0001 g gold' }],
  ['2 100 watt bulbs', { item_name: '100 watt bulbs', quantity: 2 }],
  ['expensive cheese', { item_name: 'Expensive cheese' }],
  ['milk exp someday', { item_name: 'Milk exp someday' }],
])('takes no more from "%s" than it says', (line, expected) => {
  expect(understand(line, known)).toEqual({ ...nothing, ...expected })
})

test.each(['', '   ', '12', '2 l', '12/24', '!?'])('"%s" names nothing', (line) => {
  expect(understand(line, known)).toBeNull()
})
