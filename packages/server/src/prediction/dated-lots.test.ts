import { expect, it } from 'vitest'
import { datedLots, daysUntilSpoiled, sumUsable } from './dated-lots.ts'

const today = '2026-01-10'
const lot = (quantity: number, expiry_date: string | null) => ({ quantity, expiry_date })

it('takes a single lot from the item itself, and none where nothing is there', () => {
  expect(datedLots({ quantity: 2, expiry_date: today }, null)).toEqual([lot(2, today)])
  expect(datedLots({ quantity: 0, expiry_date: today }, [])).toEqual([])
})

it('counts what is not past its date', () => {
  expect(sumUsable([lot(2, '2026-01-09'), lot(3, today), lot(1, null)], today)).toBe(4)
})

it.each([
  ['nothing goes off', [lot(5, null), lot(5, '2027-01-01')], Infinity],
  ['one goes off on its last good day', [lot(5, '2026-01-12')], 3],
  ['what has gone off is of no use', [lot(5, '2026-01-09')], 0],
  ['the next one lasts beyond it', [lot(5, '2026-01-12'), lot(2, null)], 5],
  ['nothing is there', [], Infinity],
])('%s', (_, lots, days) => {
  expect(daysUntilSpoiled(lots, 1, today)).toBe(days)
})
