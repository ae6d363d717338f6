import { type Lot } from '@larder/contract/lots'
import { describe, expect, test, vi } from 'vitest'
import { actionsOf, findNewPlace, firstAmount, firstUse, guessDate, lotsInOrder } from './lot-actions.ts'
import { partOf } from './part-of.ts'

const lot: Lot = {
  lot_id: 1,
  quantity: 3,
  expiry_date: '2026-12-01',
  purchase_date: null,
  location: 'Fridge',
  price: null,
  opened_on: null,
  frozen_on: null,
}

test('what is open is not opened again, and what is frozen can be thawed', () => {
  expect(actionsOf(lot)).toEqual(['open', 'freeze', 'move', 'date', 'throw_away'])
  const both = { ...lot, opened_on: '2026-11-01', frozen_on: '2026-11-02' }
  expect(actionsOf(both)).toEqual(['thaw', 'move', 'date', 'throw_away'])
})

test('what is open comes first, then what goes off first', () => {
  const lots = [
    { ...lot, lot_id: 1, expiry_date: null },
    { ...lot, lot_id: 2 },
    { ...lot, lot_id: 3, expiry_date: null, opened_on: '2026-11-01' },
  ]
  expect(lotsInOrder({ lots }).map(({ lot_id }) => lot_id)).toEqual([3, 2, 1])
  expect(lotsInOrder({})).toEqual([])
})

test('no more is used at a time than the batch has', () => {
  const measured = { item_weight: null, item_weight_unit: null }
  expect(firstUse({ ...measured, unit_of_measure: 'jar' }, lot)).toBe(1)
  expect(firstUse({ ...measured, unit_of_measure: 'jar' }, { ...lot, quantity: 0.5 })).toBe(0.5)
  expect(firstUse({ ...measured, unit_of_measure: 'ml' }, { ...lot, quantity: 420 })).toBe(100)
})

test('one jar is opened, and all milk; all jars are frozen', () => {
  expect(firstAmount('opened', 'jar', lot)).toBe(1)
  expect(firstAmount('opened', 'jar', { ...lot, quantity: 0.5 })).toBe(0.5)
  expect(firstAmount('opened', 'l', lot)).toBe(3)
  expect(firstAmount('opened', null, lot)).toBe(3)
  expect(firstAmount('frozen', 'jar', lot)).toBe(3)
})

test('a place that a change gave to a batch is told, and none where it lies as before', () => {
  const part = { ...lot, lot_id: 2, location: 'Freezer' }
  expect(findNewPlace(lot, [lot], [{ ...lot, location: 'Freezer' }])).toBe('Freezer')
  expect(findNewPlace(lot, [lot], [lot, part])).toBe('Freezer')
  expect(findNewPlace(lot, [lot, part], [lot, part, { ...part, lot_id: 3 }])).toBe('Freezer')
  expect(findNewPlace(lot, [lot, part], [{ ...lot, quantity: 1 }, part])).toBeNull()
  expect(findNewPlace(lot, [lot], [lot, { ...part, location: 'Fridge' }])).toBeNull()
  expect(findNewPlace(lot, [lot])).toBeNull()
})

describe('guessDate', () => {
  const today = '2026-11-16'
  test.each([
    ['opened', 4, '2026-11-20'],
    ['opened', 60, '2026-12-01'],
    ['frozen', 90, '2027-02-14'],
    ['frozen', 4, '2026-12-01'],
    ['thawed', 2, '2026-11-18'],
    ['thawed', 60, '2027-01-15'],
    ['opened', null, '2026-12-01'],
  ] as const)('%s and %s days', (kind, days, date) => {
    expect(guessDate(kind, lot, { today, days })).toBe(date)
  })

  test('without a date the usual one, and none where nobody knows', () => {
    const undated = { ...lot, expiry_date: null }
    expect(guessDate('opened', undated, { today, days: 4 })).toBe('2026-11-20')
    expect(guessDate('frozen', undated, { today, days: null })).toBe('')
  })
})

test('all of a batch goes without saying, and more than there is gets a complaint', () => {
  const setError = vi.fn<(name: 'quantity', error: { message: string }) => void>()
  expect(partOf(lot, 3, { setError })).toEqual({})
  expect(partOf(lot, 2, { setError })).toEqual({ quantity: 2 })
  expect(setError).not.toHaveBeenCalled()
  expect(partOf(lot, 4, { setError })).toBeNull()
  expect(setError).toHaveBeenCalledWith('quantity', { message: 'There is not that much in this batch' })
})
