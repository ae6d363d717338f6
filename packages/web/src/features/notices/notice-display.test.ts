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

const wasted = (unit_of_measure: string) =>
  ({ kind: 'expected_waste', quantity: 8, affected_quantity: 3, unit_of_measure }) as const

test.each([
  ['Running low: 1.5 l left', { kind: 'low_stock' }],
  ['All used up', { kind: 'low_stock', quantity: 0 }],
  ['Expires today', { kind: 'expiring', expiry_date: '2026-03-10' }],
  ['Expires tomorrow', { kind: 'expiring', expiry_date: '2026-03-11' }],
  ['Expires in 3 days', { kind: 'expiring', expiry_date: '2026-03-13' }],
  ['Expired on 3/9/2026', { kind: 'expired', expiry_date: '2026-03-09' }],
  ['Expired on 3/9/2026: 0.5 l', { kind: 'expired', expiry_date: '2026-03-09', affected_quantity: 0.5 }],
  ['Goes off on Friday: 0.5 l', { kind: 'expiring', expiry_date: '2026-03-13', affected_quantity: 0.5 }],
  ['3 of 8 pcs will go off before you use them', wasted('pcs')],
  ['3 of 8 l will go off before you use it', wasted('l')],
  ['Running out in 5 days', { kind: 'running_out', days_until_depletion: 5 }],
] as const)('%s', (text, facts) => {
  expect(describeNotice({ ...milk, ...facts }, '2026-03-10')).toBe(text)
})
