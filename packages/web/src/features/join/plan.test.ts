import { type BroughtItems } from '@larder/contract/calls/people-api'
import { expect, test } from 'vitest'
import { describeArrival, listFates, toRequest } from './plan.ts'

const item = { item_id: 3, item_name: 'Rice', brand: null, quantity: 2, unit_of_measure: 'kg', match: null }
const before: BroughtItems = {
  household: { household_id: 1, name: 'Ada', time_zone: 'UTC', role: 'owner' },
  can_bring: true,
  is_alone: true,
  items: [item],
}
const fatesOf = (given: BroughtItems | null) => listFates(given, 'Mill Lane').map(({ value }) => value)

test('whoever has things of their own chooses between three', () => {
  expect(fatesOf(before)).toEqual(['bring', 'keep', 'leave'])
  expect(listFates(before, 'Mill Lane')[0]?.text).toBe('They move to Mill Lane. You look them over first.')
  expect(listFates(before, 'Mill Lane')[2]?.text).toBe('You begin afresh. 1 item and its history are deleted for good.')
})

test('things of a household that is shared, or that may not be written, stay where they are', () => {
  expect(fatesOf({ ...before, can_bring: false })).toEqual(['keep', 'leave'])
  const shared = listFates({ ...before, can_bring: false, is_alone: false }, 'Mill Lane')
  expect(shared[1]?.text).toBe('You begin afresh. Those who live there keep everything.')
})

test('an empty household of one leaves nothing to choose, and goes', () => {
  expect(fatesOf({ ...before, items: [] })).toEqual([])
  expect(toRequest({ ...before, items: [] }, { fate: 'keep', keep_apart: [] })).toEqual({ leave_household: true })
  expect(fatesOf({ ...before, items: [], is_alone: false })).toEqual(['keep', 'leave'])
})

test('each choice makes its request', () => {
  expect(toRequest(before, { fate: 'bring', keep_apart: [] })).toEqual({ bring_items: true })
  expect(toRequest(before, { fate: 'bring', keep_apart: [3] })).toEqual({ bring_items: true, keep_apart: [3] })
  expect(toRequest(before, { fate: 'keep', keep_apart: [3] })).toEqual({})
  expect(toRequest(before, { fate: 'leave', keep_apart: [3] })).toEqual({ leave_household: true })
})

test('a server that knows nothing of it is asked for nothing', () => {
  expect(fatesOf(null)).toEqual([])
  expect(toRequest(null, { fate: 'bring', keep_apart: [] })).toEqual({})
})

test('the welcome says what came along', () => {
  expect(describeArrival({ message: 'Welcome to Mill Lane' })).toBe('Welcome to Mill Lane')
  expect(describeArrival({ message: 'Welcome to Mill Lane', brought: 11, matched: 1 })).toBe(
    'Welcome to Mill Lane. 12 items came along. 1 of them was added to what is there.',
  )
  expect(describeArrival({ message: 'Welcome', brought: 1, matched: 0, arriving: { done: 1, total: 9 } })).toBe(
    'Welcome. 1 item came along. The rest of your things is still arriving.',
  )
  expect(describeArrival({ message: 'Welcome', brought: 0, matched: 0, left_behind: 2 })).toBe(
    'Welcome. 2 items found no room and stay in your old household.',
  )
})
