import { type Notice } from '@larder/contract/notices'
import { expect, test } from 'vitest'
import { createEntry } from '../testing/fixtures.ts'
import { applyToNotices } from './apply-to-notices.ts'
import { names } from './call-names.ts'
import { overlay } from './overlay.ts'

const notice = (kind: Notice['kind'], further: Partial<Notice> = {}): Notice => ({
  notice_id: 5,
  item_id: 7,
  item_name: 'Milk',
  kind,
  raised_at: '2026-11-16T12:00:00Z',
  read_at: null,
  quantity: 5,
  unit_of_measure: 'l',
  expiry_date: '2026-11-16',
  days_until_depletion: null,
  ...further,
})
const used = (used_quantity: number) => createEntry('consume', { used_quantity })
const thrown = createEntry('discard', { quantity: 2, reason: 'expired' })
const bought = createEntry('purchase', { quantity_added: 6 })
const put_off = createEntry('put_off', { days: 3 }, { params: { notice_id: '5' } })
const expired = notice('expired', { affected_quantity: 2 })

test.each([
  ['what is thrown away has not gone off any more', expired, [thrown], []],
  ['of what was used in part the rest has', expired, [used(0.5)], [{ quantity: 4.5, affected_quantity: 1.5 }]],
  ['what was bought since does not hide it', expired, [bought], [{ quantity: 11, affected_quantity: 2 }]],
  ['all of it is meant where no amount is', notice('expiring'), [used(5)], []],
  ['what is bought is not low', notice('low_stock'), [bought], []],
  ['what is used is low all the more', notice('low_stock'), [used(9)], [{ quantity: 0 }]],
  ['what is gone does not run out', notice('running_out'), [used(5)], []],
  ['what is put off is not shown', notice('low_stock'), [put_off], []],
  ['unless it was brought back', notice('low_stock'), [put_off, { ...put_off, body: { days: 0 } }], [{ quantity: 5 }]],
  ['what is deleted needs nothing', expired, [createEntry('remove')], []],
  [
    'a change of something else leaves it',
    expired,
    [createEntry('consume', { used_quantity: 2 }, { params: { id: '8' } })],
    [{ quantity: 5 }],
  ],
] as const)('%s', (_, kept, entries, expected) => {
  const { notices } = applyToNotices({ notices: [kept], unread: 1 }, entries)
  expect(notices).toHaveLength(expected.length)
  expect(notices).toMatchObject(expected)
})

test('what is dealt with is not counted as new', () => {
  const tea = notice('low_stock', { notice_id: 6, item_id: 8, is_new: true })
  const answer = { notices: [{ ...expired, is_new: true }, tea], unread: 2 }
  expect(overlay({ call: names.notices, params: {} }, answer, [thrown], () => undefined)).toMatchObject({ unread: 1 })
  expect(applyToNotices({ ...answer, unread: 0 }, [thrown])).toMatchObject({ unread: 0 })
})
