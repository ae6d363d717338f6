import { describe, expect, test } from 'vitest'
import { describeGoingOff, describeLot } from './lot-words.ts'

// A Monday.
const today = '2026-11-16'

describe('describeGoingOff', () => {
  test.each([
    ['2026-11-16', 'goes off today'],
    ['2026-11-17', 'goes off tomorrow'],
    ['2026-11-18', 'goes off on Wednesday'],
    ['2026-11-21', 'goes off on Saturday'],
    ['2026-11-22', 'goes off on Sunday'],
    ['2026-11-23', 'goes off on 11/23/2026'],
    ['2026-11-15', 'went off yesterday'],
    ['2026-11-14', 'went off 2 days ago'],
    ['2026-10-17', 'went off 30 days ago'],
    ['2026-10-16', 'went off on 10/16/2026'],
    [null, 'no date'],
    ['soon', 'no date'],
  ])('%s %s', (expiry_date, words) => {
    expect(describeGoingOff(expiry_date, today)).toBe(words)
  })
})

test('a batch in one line', () => {
  const lot = { lot_id: 1, quantity: 0.5, expiry_date: '2026-11-21', purchase_date: null, price: null }
  const plain = { ...lot, location: null, opened_on: null, frozen_on: null }
  expect(describeLot(plain, 'l', today)).toBe('0.5 l, goes off on Saturday')
  const open = { ...lot, location: 'Fridge', opened_on: '2026-11-10', frozen_on: '2026-11-11' }
  expect(describeLot(open, null, today)).toBe('0.5, goes off on Saturday, Fridge, opened, frozen')
})
