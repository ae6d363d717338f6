import { expect, test } from 'vitest'
import { describeNotice } from './notice-display.ts'

const milk = {
  notice_id: 1,
  item_id: 1,
  item_name: 'Milk',
  raised_at: '2026-03-10T08:00:00.000Z',
  read_at: null,
  quantity: 1.5,
  unit_of_measure: 'l',
  expiry_date: null,
  days_until_depletion: null,
}

test.each([
  ['Running low: 1.5 l left', { kind: 'low_stock' }],
  ['All used up', { kind: 'low_stock', quantity: 0 }],
  ['Expires today', { kind: 'expiring', expiry_date: '2026-03-10' }],
  ['Expires tomorrow', { kind: 'expiring', expiry_date: '2026-03-11' }],
  ['Expires in 3 days', { kind: 'expiring', expiry_date: '2026-03-13' }],
  ['Expired on 3/9/2026', { kind: 'expired', expiry_date: '2026-03-09' }],
  ['Running out in 5 days', { kind: 'running_out', days_until_depletion: 5 }],
] as const)('%s', (text, facts) => {
  expect(describeNotice({ ...milk, ...facts }, '2026-03-10')).toBe(text)
})
