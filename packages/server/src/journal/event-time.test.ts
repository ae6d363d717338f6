import { describe, expect, it } from 'vitest'
import { readEventTime } from './event-time.ts'

const evening = new Date('2026-01-06T05:30:00Z')
const dayOf = (date: string | undefined, zone: string, now = evening) => readEventTime(date, zone, now).occurred_on

describe('without a date', () => {
  it('is the day where the household lives', () => {
    expect(dayOf(undefined, 'America/Los_Angeles')).toBe('2026-01-05')
    expect(dayOf(undefined, 'Pacific/Tongatapu')).toBe('2026-01-06')
  })
})

describe('a moment', () => {
  it('has its day where the household lives', () => {
    // Seven in the evening, both times.
    expect(dayOf('2026-01-05T19:00:00-08:00', 'America/Los_Angeles')).toBe('2026-01-05')
    expect(dayOf('2026-01-05T19:00:00+13:00', 'Pacific/Tongatapu')).toBe('2026-01-05')
    expect(dayOf('2026-01-06T03:00Z', 'America/Los_Angeles')).toBe('2026-01-05')
  })

  it('stays on its day when the clocks change', () => {
    const later = new Date('2026-12-01T00:00:00Z')
    // New York changes at 06:00 and 07:00 UTC; these lie on either side of midnight.
    expect(dayOf('2026-03-08T04:59:00Z', 'America/New_York', later)).toBe('2026-03-07')
    expect(dayOf('2026-03-09T03:59:00Z', 'America/New_York', later)).toBe('2026-03-08')
    expect(dayOf('2026-03-09T04:00:00Z', 'America/New_York', later)).toBe('2026-03-09')
    expect(dayOf('2026-11-01T04:00:00Z', 'America/New_York', later)).toBe('2026-11-01')
    expect(dayOf('2026-11-02T04:59:00Z', 'America/New_York', later)).toBe('2026-11-01')
  })

  it('may come from a clock that runs a little ahead', () => {
    expect(readEventTime('2026-01-06T05:31:00Z', 'UTC', evening).occurred_at).toBe(evening.toISOString())
  })
})

const messageOf = (date: string, zone = 'UTC') => {
  try {
    return dayOf(date, zone)
  } catch (error) {
    return error instanceof Error ? error.message : error
  }
}

describe('refuses', () => {
  it.each(['2026-01-07', '2026-01-06T05:40:00Z', '2027-01-01T00:00:00+13:00'])('%s, which is to come', (date) => {
    expect(messageOf(date)).toBe('Date cannot be in the future')
  })

  it('a day that has begun elsewhere only', () => {
    expect(messageOf('2026-01-06', 'America/Los_Angeles')).toBe('Date cannot be in the future')
    expect(messageOf('2026-01-06', 'Pacific/Tongatapu')).toBe('2026-01-06')
  })

  it.each([
    '',
    'yesterday',
    '2026-02-30',
    '2026-1-5',
    '2025-02-30T10:00:00Z',
    '2026-01-05T25:00:00Z',
    '2026-01-05T10:00',
  ])('%s, which is no date', (date) => {
    expect(messageOf(date)).toBe('Date must be a date like 2026-01-31')
  })
})
