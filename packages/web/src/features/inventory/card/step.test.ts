import { type Item } from '@larder/contract/item'
import { expect, test } from 'vitest'
import { stepFrom } from './step.ts'

const item = (unit_of_measure: string | null, fields: Partial<Item> = {}) =>
  ({ unit_of_measure, item_weight: null, item_weight_unit: null, quantity: 2, ...fields }) as Item

test('using takes no more than there is', () => {
  expect(stepFrom(item('g', { quantity: 60 }), 'use')).toBe(60)
  expect(stepFrom(item('l', { quantity: 1.3 }), 'use')).toBe(1)
  expect(stepFrom(item('l', { quantity: 0.1, usual_uses: [0.2] }), 'use')).toBe(0.1)
})

test('using takes the usual amount, adding adds one all the same', () => {
  const milk = item('l', { usual_uses: [0.2, 0.5] })
  expect(stepFrom(milk, 'use')).toBe(0.2)
  expect(stepFrom(milk, 'add')).toBe(1)
  expect(stepFrom(item('l', { quantity: 0.1 }), 'add')).toBe(1)
})
