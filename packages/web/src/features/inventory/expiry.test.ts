import { describe, expect, it } from 'vitest'
import { describeExpiry } from './expiry.ts'

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
    expect(describeExpiry(expiry_date, '2026-03-10')).toEqual({ tone, words })
  })

  it('takes the day of a moment, as another server may send it', () => {
    expect(describeExpiry('2026-03-10T00:00:00.000Z', '2026-03-10')?.words).toBe('expires today')
  })

  it('says nothing where there is no day, or none to think of yet', () => {
    expect(describeExpiry('2026-05-10', '2026-03-10')).toBeNull()
    expect(describeExpiry(null, '2026-03-10')).toBeNull()
    expect(describeExpiry('soon', '2026-03-10')).toBeNull()
  })
})
