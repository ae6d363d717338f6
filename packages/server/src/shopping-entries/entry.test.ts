import { expect, test } from 'vitest'
import { isListed, type StoredEntry } from './entry.ts'

const today = '2026-11-16'
const asked: StoredEntry = {
  entry_id: 1,
  item_id: 2,
  text: null,
  quantity: null,
  unit_of_measure: null,
  is_ticked: false,
  ticked_user_id: null,
  added_at: '2026-11-10T08:00:00Z',
  user_id: 3,
  repeat_days: null,
  next_on: null,
  bought_event_id: null,
  skipped_until: null,
}

test.each<[string, Partial<StoredEntry>, boolean]>([
  ['asked for', {}, true],
  ['ticked where it was suggested', { added_at: null, is_ticked: true }, true],
  ['bought', { bought_event_id: 9 }, false],
  ['bought, and back on a later day', { bought_event_id: 9, repeat_days: 7, next_on: '2026-11-17' }, false],
  ['bought, and back today', { bought_event_id: 9, repeat_days: 7, next_on: today }, true],
  ['done, and back on a later day', { repeat_days: 7, next_on: '2026-11-17' }, false],
  ['not wanted this time', { skipped_until: '2026-11-17' }, false],
  ['wanted again', { skipped_until: today }, true],
])('an entry that is %s', (_, fields, expected) => {
  expect(isListed({ ...asked, ...fields }, today)).toBe(expected)
})
