import { type Lot } from '@larder/contract/lots'
import { describe, expect, it } from 'vitest'
import { describeExpiredPart, describeExpiry } from './expiry.ts'

const today = '2026-03-10'
const some = (expiry_date: string | null) => describeExpiry({ quantity: 0.5, expiry_date }, today)

describe('describeExpiry', () => {
  it.each([
    ['2026-03-09', 'expired', 'Expired', -1],
    ['2026-03-10', 'soon', 'expires today', 0],
    ['2026-03-11', 'soon', 'expires tomorrow', 1],
    ['2026-03-13', 'soon', 'expires in 3 days', 3],
    ['2026-03-17', 'soon', 'expires in 7 days', 7],
    ['2026-03-18', 'later', 'expires in 8 days', 8],
    ['2026-05-09', 'later', 'expires in 60 days', 60],
  ])('on 2026-03-10, %s is %s: %s', (expiry_date, tone, words, days) => {
    expect(describeExpiry({ quantity: 1, expiry_date }, today)).toEqual({ tone, words, days })
  })

  it('takes the day of a moment, as another server may send it', () => {
    expect(some('2026-03-10T00:00:00.000Z')?.words).toBe('expires today')
  })

  it('says of what is all gone that its date is past', () => {
    expect(describeExpiry({ quantity: 0, expiry_date: '2020-01-05' }, today)?.words).toBe('Expired')
  })

  it.each(['2026-03-10', '2030-01-05', null])('what is all gone goes off no more: %s', (expiry_date) => {
    expect(describeExpiry({ quantity: 0, expiry_date }, today)).toBeNull()
  })

  it('says nothing where there is no day, or none to think of yet', () => {
    expect(some('2026-05-10')).toBeNull()
    expect(some(null)).toBeNull()
    expect(some('soon')).toBeNull()
  })
})

const lot = (quantity: number, expiry_date: string) => ({ quantity, expiry_date }) as Lot

describe('describeExpiredPart', () => {
  const item = { quantity: 3, unit_of_measure: 'l', lot_count: 2 }

  it('says how much of several batches has expired, as far as that is known', () => {
    expect(describeExpiredPart(item, today)).toBe('some of it')
    const lots = [lot(0.5, '2026-03-09'), lot(2.5, '2026-04-01')]
    expect(describeExpiredPart({ ...item, lots }, today)).toBe('0.5 l of it')
  })

  it('has nothing to add where it is all of it, one batch, or nothing', () => {
    expect(describeExpiredPart({ ...item, lots: [lot(1, '2026-03-09'), lot(2, '2026-03-01')] }, today)).toBeNull()
    expect(describeExpiredPart({ ...item, lot_count: 1 }, today)).toBeNull()
    expect(describeExpiredPart({ ...item, quantity: 0 }, today)).toBeNull()
  })
})
