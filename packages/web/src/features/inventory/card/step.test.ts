import { type Item } from '@larder/contract/item'
import { expect, test } from 'vitest'
import { stepFrom, stepOf } from './step.ts'

const item = (unit_of_measure: string | null, fields: Partial<Item> = {}) =>
  ({ unit_of_measure, item_weight: null, item_weight_unit: null, quantity: 2, ...fields }) as Item

test.each([
  ['pcs', {}, 1],
  ['bottle', {}, 1],
  [null, {}, 1],
  ['l', {}, 1],
  ['g', {}, 100],
  ['ml', {}, 100],
  ['g', { item_weight: 0.5, item_weight_unit: 'kg' }, 500],
  ['handful', {}, 1],
])('one of what is counted in %s %o is %d', (unit, fields, expected) => {
  expect(stepOf(item(unit, fields))).toBe(expected)
})

test('using takes no more than there is', () => {
  expect(stepFrom(item('g', { quantity: 60 }), 'use')).toBe(60)
  expect(stepFrom(item('l', { quantity: 1.3 }), 'use')).toBe(1)
  expect(stepFrom(item('l', { quantity: 0.1 }), 'add')).toBe(1)
})
