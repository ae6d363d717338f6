import { expect, test } from 'vitest'
import { amountInUnitOf } from './amount.ts'
import { makeItem } from './testing.ts'

test.each([
  ['the same unit', { unit_of_measure: 'pcs' }, 3, 'pcs', 3],
  ['the same unit in another case', { unit_of_measure: 'KG' }, 0.5, 'kg', 0.5],
  ['one way to count packages for another', { unit_of_measure: 'bottle' }, 2, 'pcs', 2],
  ['another measure of the same kind', { unit_of_measure: 'g' }, 0.45, 'kg', 450],
  [
    'pieces by what one of them holds',
    { unit_of_measure: 'l', item_weight: 750, item_weight_unit: 'ml' },
    2,
    'pcs',
    1.5,
  ],
  ['an item without a unit', { unit_of_measure: null }, 4, 'pcs', 4],
  ['pieces are never litres', { unit_of_measure: 'l' }, 2, 'pcs', null],
  ['a weight is no volume', { unit_of_measure: 'l' }, 1, 'kg', null],
  ['a weight is no number of pieces', { unit_of_measure: 'pcs' }, 0.5, 'kg', null],
])('%s', (_, item, quantity, unit, amount) => {
  expect(amountInUnitOf(makeItem(item), quantity, unit)).toBe(amount)
})
