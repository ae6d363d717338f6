import { type Item } from '@larder/contract/item'
import { expect, test } from 'vitest'
import { planOf } from './plan.ts'

const milk = {
  item_id: 7,
  item_name: 'Whole Milk',
  quantity: 1.2,
  unit_of_measure: 'l',
  category: 'Dairy',
  location: 'Fridge',
  brand: 'Hillside',
  item_weight: null,
  item_weight_unit: null,
} as Item
const shelf = { items: [milk], categories: ['Dairy', 'Bakery'], today: '2026-11-15' }

test('more of what is there becomes a purchase, in the unit it is counted in', () => {
  const plan = planOf('500 ml whole milk', shelf)
  expect(plan?.request).toEqual({
    kind: 'purchase',
    item_id: 7,
    body: { quantity_added: 0.5, price: null, source: null, notes: null },
  })
  expect(plan?.facts).toEqual(['More of Whole Milk', '0.5 l', '1.7 l in all'])
})

test('another expiry is another item, which takes the rest from its twin', () => {
  const plan = planOf('2 whole milk exp 12/24', shelf)
  expect(plan?.request).toEqual({
    kind: 'create',
    body: {
      item_name: 'Whole Milk',
      quantity: 2,
      unit_of_measure: 'l',
      category: 'Dairy',
      location: 'Fridge',
      expiry_date: '2026-12-24',
      brand: 'Hillside',
    },
  })
  expect(plan?.facts).toEqual(['New item', 'Whole Milk', '2 l', 'Dairy', 'Fridge', 'expires 12/24/2026'])
})

test.each(['whole milk freezer', '2 boxes whole milk'])('"%s" is a new item', (line) => {
  expect(planOf(line, shelf)?.request.kind).toBe('create')
})

test('a new name gets a guessed category, one piece and no place', () => {
  expect(planOf('rye bread', shelf)?.request).toMatchObject({
    kind: 'create',
    body: { item_name: 'Rye bread', quantity: 1, unit_of_measure: 'pcs', category: 'Bakery', location: null },
  })
  expect(planOf('string', shelf)?.facts).toEqual(['New item', 'String', '1 pcs', 'Other'])
})

test('without a name there is nothing to add', () => {
  expect(planOf('2 l', shelf)).toBeNull()
})
