import { expect, it } from 'vitest'
import { datedLots } from './dated-lots.ts'

it('takes a single lot from the item itself, and none where nothing is there', () => {
  const lot = { quantity: 2, expiry_date: '2026-01-10', purchase_date: null }
  expect(datedLots({ quantity: 2, expiry_date: '2026-01-10' }, null)).toEqual([lot])
  expect(datedLots({ quantity: 0, expiry_date: '2026-01-10' }, [])).toEqual([])
})
