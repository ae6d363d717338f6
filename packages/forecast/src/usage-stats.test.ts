import { describe, expect, it } from 'vitest'
import {
  isInOrder,
  type JournalEvent,
  updateUsageStats,
  usageStatsFromNumbers,
  usageStatsToNumbers,
  empty_usage_stats,
  stockToUse,
} from './usage-stats.ts'
import { observeUse } from './uses.ts'

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
    expect(stats.uses).toEqual(observeUse(observeUse(null, 3, 1), 10, 2))
  })

  it('computes with the whole stock', () => {
    expect(stockToUse(stats, 8)).toBe(8)
  })
})

describe('purchases alone', () => {
  const stats = computeStats(event('created', 0, 2), event('purchased', 7, 2), event('purchased', 15, 3))

  it('say that the lot before is used up', () => {
    const start = observeUse(null, 0, 2)
    expect(stats.uses).toEqual(observeUse(observeUse(start, 7, 2), 15, 3))
  })

  it('leave the last lot to compute with', () => {
    expect(stockToUse(stats, 7)).toBe(3)
    expect(stockToUse(stats, 1)).toBe(1)
  })

  it('say nothing once somebody records use', () => {
    const logged = updateUsageStats(stats, event('consumed', 16, -1))
    expect(logged.uses).toEqual(observeUse(null, 16, 1))
    expect(updateUsageStats(logged, event('purchased', 20, 2))).toEqual(logged)
  })

  it('of one day are one lot', () => {
    const twice = computeStats(event('created', 0, 2), event('purchased', 7, 2), event('purchased', 7, 1))
    expect(twice).toEqual(computeStats(event('created', 0, 2), event('purchased', 7, 3)))
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

it('comes back from storage as it was', () => {
  const stats = computeStats(event('created', 0, 2), event('purchased', 7, 2))
  expect(usageStatsFromNumbers(usageStatsToNumbers(stats))).toEqual(stats)
  expect(usageStatsFromNumbers(usageStatsToNumbers(empty_usage_stats))).toEqual(empty_usage_stats)
})
