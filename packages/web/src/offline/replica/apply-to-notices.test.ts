import { type Lot } from '@larder/contract/lots'
import { type Notice } from '@larder/contract/notices'
import { no_facts } from '@larder/stock/lots/lot-change'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type OutboxEntry } from '../outbox/entry.ts'
import { createEntry, createItem, noon } from '../testing/fixtures.ts'
import { applyToItems } from './apply-to-item.ts'
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
const lot = (lot_id: number, quantity: number, expiry_date: string | null): Lot => ({
  ...no_facts,
  lot_id,
  quantity,
  expiry_date,
})
const milk = createItem({
  expiry_date: '2026-11-16',
  low_stock_threshold: 1,
  lots: [lot(1, 2, '2026-11-16'), lot(2, 3, '2027-03-01')],
  lot_count: 2,
})

beforeEach(() => void vi.useFakeTimers({ now: noon, toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const householdAfter = (entries: readonly OutboxEntry[], item = milk) => ({
  time_zone: 'UTC',
  findItem: (item_id: number) => applyToItems([item], entries).find((one) => one.item_id === item_id),
})
function apply(answer: Parameters<typeof applyToNotices>[0], entries: readonly OutboxEntry[], item = milk) {
  return applyToNotices(answer, entries, householdAfter(entries, item))
}

const used = (used_quantity: number) => createEntry('consume', { used_quantity })
const thrown = createEntry('discard', { quantity: 2, reason: 'expired' })
const bought = createEntry('purchase', { quantity_added: 6 })
const put_off = createEntry('put_off', { days: 3 }, { params: { notice_id: '5' } })
const expired = notice('expired', { affected_quantity: 2 })
const low = createItem({ quantity: 2, low_stock_threshold: 10, lots: [lot(1, 2, null)], lot_count: 1 })

test.each([
  ['what is thrown away has not gone off any more', expired, [thrown], []],
  ['of what was used in part the rest has', expired, [used(0.5)], [{ quantity: 4.5, affected_quantity: 1.5 }]],
  ['what was bought since does not hide it', expired, [bought], [{ quantity: 11, affected_quantity: 2 }]],
  ['what is gone does not run out, it is low', notice('running_out'), [used(5)], [{ kind: 'low_stock', quantity: 0 }]],
  ['what is put off is not shown', notice('expected_waste'), [put_off], []],
  ['unless it was brought back', notice('expired'), [put_off, { ...put_off, body: { days: 0 } }], [{ quantity: 5 }]],
  ['what is deleted needs nothing', expired, [createEntry('remove')], []],
  [
    'a change of something else leaves it',
    expired,
    [createEntry('consume', { used_quantity: 2 }, { params: { id: '8' } })],
    [{ quantity: 5 }],
  ],
] as const)('%s', (_, kept, entries, expected) => {
  const { notices } = apply({ notices: [kept], unread: 1 }, entries)
  expect(notices).toMatchObject(expected)
  expect(notices).toHaveLength(expected.length)
})

test('what is bought is low as long as that is not enough', () => {
  const answer = { notices: [notice('low_stock', { quantity: 2 })], unread: 1 }
  expect(apply(answer, [createEntry('purchase', { quantity_added: 2 })], low).notices).toMatchObject([{ quantity: 4 }])
  expect(apply(answer, [createEntry('purchase', { quantity_added: 9 })], low).notices).toEqual([])
})

test('what a change makes low or lets expire is told at once, and is no news', () => {
  const { notices, unread } = apply({ notices: [], unread: 0 }, [createEntry('update', { expiry_date: '2026-11-18' })])
  expect(notices).toMatchObject([{ kind: 'expiring', item_id: 7, affected_quantity: 2, is_new: false }])
  expect(unread).toBe(0)
})

test('what is dealt with is not counted as new', () => {
  const tea = notice('low_stock', { notice_id: 6, item_id: 8, is_new: true })
  const answer = { notices: [{ ...expired, is_new: true }, tea], unread: 2 }
  const asked = { call: names.notices, params: {} }
  expect(overlay(asked, answer, [thrown], householdAfter([thrown]))).toMatchObject({ unread: 1 })
  expect(apply({ ...answer, unread: 0 }, [thrown])).toMatchObject({ unread: 0 })
})
