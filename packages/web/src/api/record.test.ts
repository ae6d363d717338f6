import { consumeRequest } from '@larder/contract/journal'
import { expect, test } from 'vitest'
import { consumeBodyOf } from './record.ts'

test.each([
  ['what is left and how much it was', { quantity: 4, lot_count: 1 }, { new_quantity: 2.5, used_quantity: 1.5 }],
  ['the same of what has several lots', { quantity: 4, lot_count: 3 }, { new_quantity: 2.5, used_quantity: 1.5 }],
  ['what is left, where the server keeps no lots', { quantity: 4 }, { new_quantity: 2.5 }],
  ['what is left in tenths', { quantity: 1.8 }, { new_quantity: 0.3 }],
])('a use is %s', (_, stock, body) => {
  expect(consumeBodyOf(stock, 1.5)).toEqual(body)
  expect(consumeRequest.safeParse(body).success).toBe(true)
})
