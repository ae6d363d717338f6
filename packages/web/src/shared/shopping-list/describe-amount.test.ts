import { expect, test } from 'vitest'
import { describeAmount } from './describe-amount.ts'

test.each([
  [2, 'l', 1, '2 x 1 l'],
  [0.75, 'kg', 0.25, '3 x 0.25 kg'],
  [0.6, 'l', 0.2, '3 x 0.2 l'],
  [12, 'pcs', 6, '2 x 6 pcs'],
  [1, 'l', 1, '1 l'],
  [1.5, 'l', 1, '1.5 l'],
  [0.5, 'l', 1, '0.5 l'],
  [3, 'pcs', 1, '3 pcs'],
  [3, 'Bottles', 1, '3 Bottles'],
  [3, null, 1, '3'],
  [3, 'pcs', undefined, '3 pcs'],
  [3, 'l', 0, '3 l'],
  [null, 'l', 1, ''],
])('%s %s in packs of %s is "%s"', (quantity, unit_of_measure, pack_quantity, words) => {
  expect(describeAmount({ quantity, unit_of_measure, pack_quantity })).toBe(words)
})
