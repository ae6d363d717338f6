import { type Item } from '@larder/contract/item'
import { people_messages } from '@larder/contract/messages/people-messages'
import { waiting_messages as words } from '@larder/contract/messages/offline/waiting-messages'
import { expect, test } from 'vitest'
import { createEntry } from '../../offline/testing/fixtures.ts'
import { describeClock, describeRefusal, describeValue } from './describe-state.ts'

test.each([
  [404, 'Item not found', words.refusal.gone],
  [403, 'No', words.refusal.forbidden],
  [409, people_messages.otherHousehold, words.refusal.otherHousehold],
  [409, 'This name is taken', 'This name is taken'],
  [400, 'Quantity is invalid', 'Quantity is invalid'],
  [400, '', words.refusal.unknown],
  [500, 'Oops', words.refusal.broken],
])('a refusal with %d and %s says what to do', (status, message, said) => {
  expect(describeRefusal({ status, message })).toBe(said)
})

test.each([
  ['item_name', 'Oat Milk', '“Oat Milk”'],
  ['location', null, 'empty'],
  ['expiry_date', '2026-11-20', '11/20/2026'],
  ['low_stock_threshold', 2, '2 l'],
  ['item_weight', 500, '500 g'],
  ['is_never_suggested', true, 'yes'],
])('%s with %s reads %s', (field, value, said) => {
  const base = { item_weight_unit: 'g' } as Item
  expect(describeValue(createEntry('update', {}, { base }), field, value)).toBe(said)
})

const hour = 3_600_000

test.each([
  [0.9 * hour, null],
  [-2 * hour, '2 hours'],
  [35 * hour, '35 hours'],
  [72 * hour, '3 days'],
])('a clock that is off by %d ms', (offset_ms, time) => {
  expect(describeClock(offset_ms)).toBe(time === null ? null : words.clockOff(time))
})
