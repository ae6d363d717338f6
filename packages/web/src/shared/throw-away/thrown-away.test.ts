import { type Lot } from '@larder/contract/lots'
import { expect, test } from 'vitest'
import { availableOf, guessReason, lotsToChoose, type ThrownItem } from './thrown-away.ts'

const today = '2026-11-16'
const lotOf = (lot_id: number, expiry_date: string | null, quantity = 1): Lot => ({
  lot_id,
  quantity,
  expiry_date,
  purchase_date: null,
  location: null,
  price: null,
  opened_on: null,
  frozen_on: null,
})
const milk: ThrownItem = {
  item_id: 1,
  item_name: 'Milk',
  quantity: 3,
  unit_of_measure: 'l',
  expiry_date: '2026-11-15',
}

test('there is a choice of several batches alone, the one that goes off first before the others', () => {
  const [late, early] = [lotOf(1, '2026-12-01'), lotOf(2, '2026-11-15')]
  expect(lotsToChoose({ ...milk, lots: [late, early] })).toEqual([early, late])
  expect(lotsToChoose({ ...milk, lots: [early] })).toEqual([])
  expect(lotsToChoose({ ...milk, lot_count: 2 })).toEqual([])
})

test('as much as the batch has, else all of it', () => {
  expect(availableOf(milk, lotOf(1, null, 2))).toBe(2)
  expect(availableOf(milk, undefined)).toBe(3)
})

test('a date that is over is the reason, where it is the date of what is thrown away', () => {
  expect(guessReason(milk, undefined, today)).toBe('expired')
  expect(guessReason({ ...milk, expiry_date: today }, undefined, today)).toBe('')
  expect(guessReason({ ...milk, lot_count: 2 }, undefined, today)).toBe('')
  expect(guessReason({ ...milk, lot_count: 2 }, lotOf(1, '2026-11-15'), today)).toBe('expired')
  expect(guessReason(milk, lotOf(1, null), today)).toBe('')
})
