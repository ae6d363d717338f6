import { describe, expect, it } from 'vitest'
import {
  isInOrder,
  type JournalEvent,
  updateUsageStats,
  usageStatsFromNumbers,
  usageStatsToNumbers,
  empty_usage_stats,
  stockToUse,
  usage_stats_numbers,
} from './usage-stats.ts'

/** What one use leaves: no gap yet, and nothing that fades. */
const firstUse = (day: number, quantity: number) => ({
  gaps: 0,
  quantity,
  first_day: day,
  last_day: day,
  recent_gaps: 0,
  recent_days: 0,
  recent_quantity: 0,
  log_weight: 0,
  log_sum: 0,
  log_squares: 0,
})

const event = (kind: JournalEvent['kind'], day: number, delta: number): JournalEvent => ({ kind, day, delta })
const computeStats = (...events: JournalEvent[]) => events.reduce(updateUsageStats, empty_usage_stats)

describe('recorded consumption', () => {
  const stats = computeStats(
    event('created', 0, 10),
    event('consumed', 3, -1),
    event('purchased', 5, 4),
    event('corrected', 6, -2),
    event('discarded', 7, -1),
    event('consumed', 10, -2),
  )

  it('starts with the first use and counts nothing but uses', () => {
    expect(stats.uses).toEqual({
      gaps: 1,
      quantity: 3,
      first_day: 3,
      last_day: 10,
      recent_gaps: 1,
      recent_days: 7,
      recent_quantity: 2,
      log_weight: 1,
      log_sum: expect.closeTo(1.94591, 5), // ln 7
      log_squares: expect.closeTo(3.786566, 5),
    })
  })

  it('computes with the whole stock', () => {
    expect(stockToUse(stats, 8)).toBe(8)
  })
})

it.each(['consumed', 'discarded'] as const)('learns nothing of what was %s while nothing was left', (kind) => {
  const stats = computeStats(event('created', 0, 1), event('consumed', 3, -1))
  expect(updateUsageStats(stats, event(kind, 9, 0))).toEqual(stats)
})

describe('purchases alone', () => {
  const stats = computeStats(event('created', 0, 2), event('purchased', 7, 2), event('purchased', 15, 3))

  it('say that the lot before is used up', () => {
    expect(stats).toMatchObject({ is_logged: false, lot: 3, lot_day: 15 })
    // A lot of 2 a week, then one of 3; the gap of 7 fades for 8 days: 2^(-8/20) = .757858
    expect(stats.uses).toMatchObject({
      gaps: 2,
      quantity: 7,
      first_day: 0,
      last_day: 15,
      recent_gaps: expect.closeTo(1.757858, 5),
      recent_days: expect.closeTo(13.305008, 5),
      recent_quantity: expect.closeTo(4.515717, 5),
    })
  })

  it('leave the last lot to compute with', () => {
    expect(stockToUse(stats, 7)).toBe(3)
    expect(stockToUse(stats, 1)).toBe(1)
  })

  it('say nothing once somebody records use', () => {
    const logged = updateUsageStats(stats, event('consumed', 16, -1))
    expect(logged.uses).toEqual(firstUse(16, 1))
    expect(updateUsageStats(logged, event('purchased', 20, 2))).toMatchObject({
      ...logged,
      demand: { rebought: expect.any(Number) },
    })
  })

  it('of one day are one lot', () => {
    const twice = computeStats(event('created', 0, 2), event('purchased', 7, 2), event('purchased', 7, 1))
    expect(twice).toEqual(computeStats(event('created', 0, 2), event('purchased', 7, 3)))
    expect(twice).toMatchObject({
      lot: 3,
      lot_day: 7,
      uses: { gaps: 1, quantity: 5, recent_quantity: 3, recent_days: 7 },
    })
  })

  it('on the first day say nothing about use', () => {
    const stats_of_today = computeStats(event('created', 0, 2), event('purchased', 0, 2))
    expect(stats_of_today).toMatchObject({ uses: null, lot: 4 })
  })
})

it('one purchase is not enough to know anything', () => {
  expect(computeStats(event('created', 0, 2)).uses).toBeNull()
})

it('knows when the journal has to be read again', () => {
  const stats = computeStats(event('created', 0, 2), event('consumed', 5, -1))
  expect(isInOrder(stats, 5)).toBe(true)
  expect(isInOrder(stats, 4)).toBe(false)
  expect(isInOrder(empty_usage_stats, -1000)).toBe(true)
})

it('takes a tenth for a lot', () => {
  expect(empty_usage_stats).toEqual({ uses: null, is_logged: false, lot: 0, lot_day: 0, demand: null })
  const little = computeStats(event('created', 5, 0.1))
  expect(little).toMatchObject({ uses: null, is_logged: false, lot: 0.1, lot_day: 5, demand: { stock: 0.1, day: 5 } })
  expect(isInOrder(little, 4)).toBe(false)
})

it('adds nothing for a record without an amount', () => {
  const stats = computeStats(event('created', 0, 2))
  expect(updateUsageStats(stats, event('purchased', 3, 0))).toEqual(stats)
  expect(updateUsageStats(stats, event('consumed', 3, 0))).toEqual(stats)
})

const closeTo = (...numbers: number[][]) => numbers.flat().map((value) => expect.closeTo(value, 5))

it('is stored as 27 numbers: what it rests on, the lot, its day, the uses and the demand', () => {
  expect(usageStatsToNumbers(computeStats(event('created', 4, 2)))).toEqual(
    closeTo([0, 2, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [4, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
  )
  const bought = computeStats(event('created', 4, 2), event('purchased', 5, 3))
  // Two were used in a day; five by the record, three of them there.
  expect(usageStatsToNumbers(bought)).toEqual(
    closeTo([1, 3, 5, 1, 5, 4, 5, 1, 1, 3, 1, 0, 0], [5, 3, 3, 3, 0, 0, 0, 0, 2, 1, 1, 1, 0, 0]),
  )
  const used = computeStats(event('created', 4, 2), event('consumed', 5, -1), event('consumed', 6, -0.5))
  // The first use and its day fade for a day: 2^(-1/30) = .97716
  const numbers = usageStatsToNumbers(used)
  expect(numbers).toEqual(
    closeTo([2, 0, 0, 1, 1.5, 5, 6, 1, 1, 0.5, 1, 0, 0], [6, 0.5, 0.5, 2, 1.5, 2, 1.47716, 1.97716, 0, 0, 0, 0, 0, 0]),
  )
  expect(usage_stats_numbers).toBe(27)
  expect(usageStatsFromNumbers([9, 9, ...numbers], 2)).toEqual(used)
})

it('is read from before the demand was stored', () => {
  const used = computeStats(event('created', 4, 2), event('consumed', 5, -1))
  expect(usageStatsFromNumbers(usageStatsToNumbers(used).slice(0, 13))).toEqual({ ...used, demand: null })
})

it('comes back from storage as it was', () => {
  const stats = computeStats(event('created', 1, 2), event('purchased', 7, 2))
  expect(usageStatsFromNumbers(usageStatsToNumbers(stats))).toEqual(stats)
  expect(usageStatsFromNumbers(usageStatsToNumbers(empty_usage_stats))).toEqual(empty_usage_stats)
})
