import { expect, test } from 'vitest'
import { findBoughtLot } from './trip.ts'

const today = '2026-11-16'
const lot = (lot_id: number, details: object = {}) => ({
  lot_id,
  quantity: 1,
  expiry_date: null,
  purchase_date: today,
  location: null,
  price: null,
  opened_on: null,
  frozen_on: null,
  ...details,
})

test('the lot of a purchase is the newest of the day that has no date', () => {
  const lots = [lot(1), lot(3), lot(2), lot(4, { purchase_date: '2026-11-15' }), lot(5, { expiry_date: '2026-12-01' })]
  expect(findBoughtLot({ lots }, today)?.lot_id).toBe(3)
})

test.each([
  [[lot(1, { opened_on: today })]],
  [[lot(1, { frozen_on: today })]],
  [[lot(1, { expiry_date: today })]],
  [[]],
  [undefined],
])('none of %j', (lots) => {
  expect(findBoughtLot({ lots }, today)).toBeUndefined()
})
