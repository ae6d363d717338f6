import { type Item } from '@larder/contract/item'
import { expect, test } from 'vitest'
import { countConcerns, hasConcern } from './concerns.ts'

const today = '2026-11-15'
const plain = { item_id: 1, quantity: 4, low_stock_threshold: null, expiry_date: null } as Item
const lasts = (days: number | null) => () => days

test.each([
  ['low', { low_stock_threshold: 4 }, null, true],
  ['low', { low_stock_threshold: 3 }, null, false],
  ['expired', { expiry_date: '2026-11-14' }, null, true],
  ['expired', { expiry_date: today }, null, false],
  ['expiring', { expiry_date: today }, null, true],
  ['expiring', { expiry_date: '2026-11-22' }, null, true],
  ['expiring', { expiry_date: '2026-11-23' }, null, false],
  ['expiring', { expiry_date: '2026-11-14' }, null, false],
  ['expiring', { expiry_date: today, quantity: 0 }, null, false],
  ['expired', { expiry_date: '2026-11-14', quantity: 0 }, null, false],
  ['expired', { expiry_date: '2026-11-14', quantity: 0.1 }, null, true],
  ['low', { low_stock_threshold: 3, quantity: 0 }, null, true],
  ['running_out', {}, 7, true],
  ['running_out', {}, 8, false],
  ['running_out', {}, null, false],
  ['running_out', { quantity: 0 }, 0, false],
] as const)('%s: %o, lasting %s days, is %s', (concern, fields, days, expected) => {
  expect(hasConcern({ ...plain, ...fields }, concern, today, lasts(days))).toBe(expected)
})

test('an item counts for everything it needs', () => {
  const items = [
    { ...plain, low_stock_threshold: 9, expiry_date: '2026-11-16' },
    { ...plain, item_id: 2, expiry_date: '2026-11-01' },
  ]
  const counts = countConcerns(items, today, (item_id) => (item_id === 2 ? 3 : null))
  expect(counts).toEqual({ low: 1, expiring: 1, expired: 1, running_out: 1 })
})
