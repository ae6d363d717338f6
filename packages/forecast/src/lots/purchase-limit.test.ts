import { addDays } from '@larder/contract/values/days'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectWasteOf } from './expected-waste.ts'
import { no_habits } from '../household-habits.ts'
import { findUsablePurchase, limitPurchase } from './purchase-limit.ts'
import { empty_usage_stats, updateUsageStats } from '../usage-stats.ts'

const sure = (rate: number) => (quantity: number, days: number) => (quantity <= rate * (days + 1) + 1e-9 ? 1 : 0)
const lot = (quantity: number, good_for: number) => ({ quantity, good_for })

describe('what is used of a purchase before it goes off', () => {
  it('is what is used in its days', () => {
    expect(findUsablePurchase([], { usedUpBy: sure(2), shelf_life_days: 4 })).toBeCloseTo(10, 2)
    expect(findUsablePurchase([], { usedUpBy: sure(250), shelf_life_days: 6 })).toBeCloseTo(1750, 0)
    expect(findUsablePurchase([], { usedUpBy: sure(0), shelf_life_days: 6 })).toBe(0)
  })

  it('leaves what is there and goes off before it its time', () => {
    expect(findUsablePurchase([lot(4, 2)], { usedUpBy: sure(1), shelf_life_days: 9 })).toBeCloseTo(7, 2)
    expect(findUsablePurchase([lot(4, 7)], { usedUpBy: sure(1), shelf_life_days: 9 })).toBeCloseTo(6, 2)
  })

  it('comes before what keeps longer', () => {
    expect(findUsablePurchase([lot(40, Infinity)], { usedUpBy: sure(1), shelf_life_days: 9 })).toBeCloseTo(10, 2)
  })
})

const today = 20_000
const dayIn = (days: number) => addDays('1970-01-01', today + days)
const household = { habits: no_habits, rhythm: { record_days: 30, first_day: today - 90, last_day: today } }
const itemUsed = (gap: number, times: number) => ({
  quantity: 0,
  category: 'Dairy',
  today,
  household,
  stats: Array.from({ length: times }, (_, nth) => today - gap * (times - 1 - nth)).reduce(
    (stats, day) => updateUsageStats(stats, { kind: 'consumed', day, delta: -1 }),
    empty_usage_stats,
  ),
})

describe('the most to buy', () => {
  it('is in whole steps, and nothing is said of what nobody knows', () => {
    expect(limitPurchase(itemUsed(30, 20), { lots: [], unit: 'pcs', shelf_life_days: 3 })).toBe(0)
    expect(limitPurchase(itemUsed(1, 60), { lots: [], unit: 'ml', shelf_life_days: 99 })).toBe(50)
    expect(limitPurchase(itemUsed(7, 2), { lots: [], unit: 'pcs', shelf_life_days: 7 })).toBeNull()
    expect(limitPurchase(itemUsed(1, 60), { lots: [], unit: 'pcs', shelf_life_days: 7 })).toBeOneOf([5, 6, 7, 8])
  })

  it('is not told to go off once it is bought', () => {
    const gaps = fc.integer({ min: 1, max: 20 })
    fc.assert(
      fc.property(gaps, fc.integer({ min: 3, max: 40 }), fc.integer({ min: 0, max: 60 }), (gap, times, days) => {
        const item = itemUsed(gap, times)
        const limit = limitPurchase(item, { lots: [], unit: 'pcs', shelf_life_days: days }) ?? 0
        fc.pre(limit > 0)
        const lots = [{ quantity: limit, expiry_date: dayIn(days) }]
        expect(expectWasteOf({ ...item, quantity: limit }, lots, 'pcs')).toBeNull()
      }),
    )
  })
})
