import { type Notice } from '@larder/contract/notices'
import { expect, test } from 'vitest'
import { groupNotices, isNew, nameNotices } from './notice-groups.ts'

let last_id = 0
const notice = (item_name: string, kind: Notice['kind'], further: Partial<Notice> = {}): Notice => ({
  notice_id: (last_id += 1),
  item_id: item_name.codePointAt(0) ?? 0,
  item_name,
  kind,
  raised_at: '2026-03-10T08:00:00.000Z',
  read_at: null,
  quantity: 1,
  unit_of_measure: 'l',
  expiry_date: null,
  days_until_depletion: null,
  ...further,
})
const shown = (notices: readonly Notice[]) =>
  groupNotices(notices).map(({ name, notices: own }) => `${name}: ${own.map(({ item_name }) => item_name).join(' ')}`)

test('groups by what to do, most urgent first, whatever the order of the answer', () => {
  const answer = [
    notice('Rice', 'running_out', { days_until_depletion: 4 }),
    notice('Salt', 'low_stock'),
    notice('Oil', 'low_stock', { quantity: 0 }),
    notice('Jam', 'low_stock'),
    notice('Eggs', 'running_out', { days_until_depletion: 1 }),
    notice('Figs', 'expiring', { expiry_date: '2026-03-12' }),
    notice('Plums', 'expected_waste', { expiry_date: '2026-03-09', goes_off_on: '2026-03-11' }),
    notice('Cream', 'expired', { expiry_date: '2026-03-09' }),
    notice('Bread', 'expired', { expiry_date: '2026-03-02' }),
  ]
  const expected = ['gone_off: Bread Cream', 'goes_off: Plums Figs', 'low: Oil Jam Salt', 'runs_out: Eggs Rice']
  expect(shown(answer)).toEqual(expected)
  expect(shown(answer.toReversed())).toEqual(expected)
})

test('an item is there once, for its most urgent reason', () => {
  const reasons = ['running_out', 'low_stock', 'expected_waste', 'expiring', 'expired'] as const
  for (const [index, kind] of reasons.entries()) {
    const answer = reasons.slice(0, index + 1).map((reason) => notice('Milk', reason))
    const groups = groupNotices(answer)
    expect(groups.flatMap(({ notices }) => notices).map((one) => one.kind)).toEqual([kind])
  }
})

test('nothing to say is no group', () => {
  expect(groupNotices([])).toEqual([])
})

test.each([
  [1, 'Item 1'],
  [4, 'Item 1, Item 2, Item 3, Item 4'],
  [5, 'Item 1, Item 2, Item 3 and 2 more'],
  [22, 'Item 1, Item 2, Item 3 and 19 more'],
])('the names of %s', (count, words) => {
  expect(nameNotices(Array.from({ length: count }, (_, index) => ({ item_name: `Item ${index + 1}` })))).toBe(words)
})

test('what is new is said by the server, or by what was not read', () => {
  expect([{}, { read_at: '2026-03-10' }].map((further) => isNew(notice('Milk', 'expired', further)))).toEqual([
    true,
    false,
  ])
  expect(isNew(notice('Milk', 'expired', { is_new: false }))).toBe(false)
})
