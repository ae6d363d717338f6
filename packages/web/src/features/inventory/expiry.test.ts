import { describe, expect, it } from 'vitest'
import { describeExpiry } from './expiry.ts'

const today = '2026-03-10'
const some = (expiry_date: string | null) => describeExpiry({ quantity: 0.5, expiry_date }, today)

describe('describeExpiry', () => {
  it.each([
    ['2026-03-09', 'expired', 'Expired'],
    ['2026-03-10', 'soon', 'expires today'],
    ['2026-03-11', 'soon', 'expires tomorrow'],
    ['2026-03-13', 'soon', 'expires in 3 days'],
    ['2026-03-17', 'soon', 'expires in 7 days'],
    ['2026-03-18', 'later', 'expires in 8 days'],
    ['2026-05-09', 'later', 'expires in 60 days'],
  ])('on 2026-03-10, %s is %s: %s', (expiry_date, tone, words) => {
    expect(describeExpiry({ quantity: 1, expiry_date }, today)).toEqual({ tone, words })
  })

  it('takes the day of a moment, as another server may send it', () => {
    expect(some('2026-03-10T00:00:00.000Z')?.words).toBe('expires today')
  })

  it.each(['2020-01-05', '2026-03-10', '2030-01-05', null])('what is all gone goes off no more: %s', (expiry_date) => {
    expect(describeExpiry({ quantity: 0, expiry_date }, today)).toEqual({ tone: 'gone', words: 'All gone' })
  })

  it('tells some of several batches from all', () => {
    const item = { quantity: 3, expiry_date: '2026-03-09', lot_count: 2 }
    expect(describeExpiry(item, today)?.words).toBe('Some expired')
  })

  it('says nothing where there is no day, or none to think of yet', () => {
    expect(some('2026-05-10')).toBeNull()
    expect(some(null)).toBeNull()
    expect(some('soon')).toBeNull()
  })
})
