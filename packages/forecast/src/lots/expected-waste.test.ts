import { addDays } from '@larder/contract/values/days'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectWaste, expectWasteOf } from './expected-waste.ts'
import { no_habits } from '../household-habits.ts'
import { empty_usage_stats, updateUsageStats, type UsageStats } from '../usage-stats.ts'

const today = 20_000
const first_day = addDays('1970-01-01', today)
const dayIn = (days: number) => addDays(first_day, days)
const lot = (quantity: number, days: number | null) => ({
  quantity,
  expiry_date: days === null ? null : dayIn(days),
})

/** Exactly so much a day, until the end of each. */
const sure = (rate: number) => (quantity: number, days: number) => (quantity <= rate * (days + 1) + 1e-9 ? 1 : 0)
/** From nothing up to twice the rate a day, each as likely. */
const unsure = (rate: number) => (quantity: number, days: number) =>
  Math.min(1, Math.max(0, 1 - quantity / (2 * rate * (days + 1))))
/** Half of the ways use 10 at once, the slightly larger half nothing. */
const allOrNothing = (quantity: number) => (quantity > 10 ? 0 : 0.49)
const surely = { usedUpBy: sure(1), today, unit: 'pcs' }

describe('what goes off before it is used', () => {
  it('is nothing where all is used in time, or nothing ever goes off', () => {
    expect(expectWaste([lot(5, 4)], surely)).toBeNull()
    expect(expectWaste([lot(500, null)], surely)).toBeNull()
    expect(expectWaste([], surely)).toBeNull()
    expect(expectWaste([lot(0, -4)], surely)).toBeNull()
  })

  it('is what is left of a lot on its day', () => {
    // Until the end of day 4 five are used.
    expect(expectWaste([lot(8, 4)], surely)).toEqual({ quantity: 3, by: dayIn(4) })
    // Four of the first, two of the second; then two are left.
    expect(expectWaste([lot(4, 3), lot(4, 5)], surely)).toEqual({ quantity: 2, by: dayIn(5) })
  })

  it('counts all of what is past its day', () => {
    expect(expectWaste([lot(2, -3), lot(1, 0)], surely)).toEqual({ quantity: 2, by: dayIn(-3) })
    expect(expectWaste([lot(2, -3), lot(0.5, null)], { ...surely, usedUpBy: sure(0) })).toEqual({
      quantity: 2,
      by: dayIn(-3),
    })
  })

  it('is told only where it is more likely than not', () => {
    // Of 12 in 5 days half of the ways use at least 10: two are lost; of 9 nothing.
    const outlook = { usedUpBy: unsure(2), today, unit: 'pcs' }
    expect(expectWaste([lot(9, 4)], outlook)).toBeNull()
    expect(expectWaste([lot(12, 4)], outlook)).toEqual({ quantity: 2, by: dayIn(4) })
  })

  it('is no more than expected where the middle loses more', () => {
    // From 0 to 20 used of 100: 90 are lost in the middle and on the average.
    expect(expectWaste([lot(100, 4)], { usedUpBy: unsure(2), today, unit: 'pcs' })?.quantity).toBe(90)
    // All 10 are lost in the middle, 5 on the average.
    expect(expectWaste([lot(10, 4)], { ...surely, usedUpBy: allOrNothing })).toEqual({ quantity: 5, by: dayIn(4) })
  })

  it('comes in whole pieces, else in two digits, and in full where all is lost', () => {
    const outlook = { usedUpBy: sure(2.3), today, unit: 'pcs' }
    // 11.5 are used.
    expect(expectWaste([lot(12, 4)], outlook)).toBeNull()
    expect(expectWaste([lot(13, 4)], outlook)?.quantity).toBe(1)
    expect(expectWaste([lot(437, 4)], { ...outlook, unit: 'ml' })?.quantity).toBe(420)
    expect(expectWaste([lot(0.5, 0)], { ...outlook, usedUpBy: sure(0) })?.quantity).toBe(0.5)
    expect(expectWaste([lot(437, 4)], { ...outlook, usedUpBy: sure(0), unit: 'ml' })?.quantity).toBe(437)
  })

  it('is dated by the first loss that is worth a word', () => {
    // 0.1 of the first is left on day 0, three of the second on day 3.
    const lots = [lot(1, 0), lot(6, 3)]
    expect(expectWaste(lots, { ...surely, usedUpBy: sure(0.9) })).toEqual({ quantity: 3, by: dayIn(3) })
  })
})

const dated = fc.array(
  fc.record({ quantity: fc.integer({ min: 1, max: 30 }), days: fc.option(fc.integer({ min: -3, max: 40 })) }),
  { minLength: 1, maxLength: 5 },
)
const rate = fc.double({ min: 0.05, max: 6, noNaN: true })
const unit = fc.constantFrom('pcs', 'ml')
const told = (lots: Parameters<typeof expectWaste>[0], of_rate: number, of_unit: string) =>
  expectWaste(lots, { usedUpBy: unsure(of_rate), today, unit: of_unit })?.quantity ?? 0

describe('whatever is there', () => {
  it('never more goes off than is there, and never what has no date', () => {
    fc.assert(
      fc.property(dated, rate, unit, (lots, of_rate, of_unit) => {
        const waste = expectWaste(
          lots.map(({ quantity, days }) => lot(quantity, days)),
          { usedUpBy: unsure(of_rate), today, unit: of_unit },
        )
        const perishable = lots.filter(({ days }) => days !== null)
        expect(waste?.quantity ?? 0).toBeLessThanOrEqual(perishable.reduce((sum, { quantity }) => sum + quantity, 0))
        if (waste === null) return
        expect(waste.quantity).toBeGreaterThan(0)
        expect(perishable.map(({ days }) => dayIn(days ?? 0))).toContain(waste.by)
      }),
    )
  })

  it('more use never means more waste', () => {
    fc.assert(
      fc.property(dated, rate, fc.double({ min: 1, max: 4, noNaN: true }), unit, (lots, slow, times, of_unit) => {
        const there = lots.map(({ quantity, days }) => lot(quantity, days))
        const [less_used, more_used] = [told(there, slow, of_unit), told(there, slow * times, of_unit)]
        expect(more_used).toBeLessThanOrEqual(less_used)
      }),
    )
  })

  it('a later day never means more waste', () => {
    fc.assert(
      fc.property(
        dated,
        rate,
        fc.integer({ min: 1, max: 30 }),
        fc.nat(4),
        unit,
        (lots, of_rate, later, at, of_unit) => {
          const moved = at % lots.length
          const there = lots.map(({ quantity, days }) => lot(quantity, days))
          const longer = lots.map(({ quantity, days }, index) =>
            lot(quantity, days !== null && index === moved ? days + later : days),
          )
          expect(told(longer, of_rate, of_unit)).toBeLessThanOrEqual(told(there, of_rate, of_unit))
        },
      ),
    )
  })
})

const household = { habits: no_habits, rhythm: { record_days: 30, first_day: today - 90, last_day: today } }
const usedEvery = (gap: number, times: number, size = 1): UsageStats =>
  Array.from({ length: times }, (_, nth) => today - gap * (times - 1 - nth)).reduce(
    (stats, day) => updateUsageStats(stats, { kind: 'consumed', day, delta: -size }),
    empty_usage_stats,
  )
const itemOf = (stats: UsageStats, quantity: number) => ({ stats, quantity, category: 'Dairy', today, household })

describe('an item', () => {
  it('used once a week loses most of eight that keep ten days', () => {
    const waste = expectWasteOf(itemOf(usedEvery(7, 20), 8), [lot(8, 10)], 'pcs')
    expect(waste?.by).toBe(dayIn(10))
    expect(waste?.quantity).toBeGreaterThanOrEqual(4)
    expect(waste?.quantity).toBeLessThanOrEqual(7)
  })

  it('used every day loses nothing of eight that keep two weeks', () => {
    expect(expectWasteOf(itemOf(usedEvery(1, 60), 8), [lot(8, 14)], 'pcs')).toBeNull()
  })

  it('loses no more than there is, and no more where it keeps longer, by the forecast itself', () => {
    const counts = { gap: fc.integer({ min: 1, max: 40 }), times: fc.integer({ min: 3, max: 30 }) }
    fc.assert(
      fc.property(dated, fc.record(counts), fc.integer({ min: 1, max: 30 }), (lots, { gap, times }, later) => {
        const item = itemOf(usedEvery(gap, times), 0)
        const tellWith = (more: number) =>
          expectWasteOf(
            item,
            lots.map(({ quantity, days }) => lot(quantity, days === null ? null : days + more)),
            'pcs',
          )?.quantity ?? 0
        expect(tellWith(0)).toBeLessThanOrEqual(lots.reduce((sum, { quantity }) => sum + quantity, 0))
        expect(tellWith(later)).toBeLessThanOrEqual(tellWith(0))
      }),
    )
  })

  it('of which nobody has recorded three uses is not called lost', () => {
    const lots = [lot(8, 1)]
    expect(expectWasteOf(itemOf(empty_usage_stats, 8), lots, 'pcs')).toBeNull()
    expect(expectWasteOf(itemOf(usedEvery(30, 2), 8), lots, 'pcs')).toBeNull()
    expect(expectWasteOf(itemOf(usedEvery(30, 3), 8), lots, 'pcs')).not.toBeNull()
  })

  it('is asked about its last purchase alone where nobody records use', () => {
    const bought = [60, 40, 20, 0].reduce<UsageStats>(
      (stats, ago) => updateUsageStats(stats, { kind: 'purchased', day: today - ago, delta: 2 }),
      empty_usage_stats,
    )
    // Eight on the books; of what was bought before the last two nothing is left to go off.
    const lots = [lot(2, -50), lot(2, -30), lot(2, -10), lot(2, 200)]
    expect(expectWasteOf(itemOf(bought, 8), lots, 'pcs')).toBeNull()
  })
})
