import { no_habits } from '@larder/forecast/household-habits'
import { updateUsageStats, empty_usage_stats } from '@larder/forecast/usage-stats'
import { describe, expect, it } from 'vitest'
import { toPrediction } from './answer.ts'
import { dayNumber } from '../usage-stats/day-number.ts'
import { createCalendar } from './calendar.ts'
import { lookAhead, type Stock } from './outlook.ts'

const calendar = createCalendar('2026-01-31')
const household = {
  habits: no_habits,
  rhythm: { record_days: 1, first_day: calendar.day, last_day: calendar.day },
}
const stats = [28, 21, 14, 7, 0].reduce(
  (before, ago) => updateUsageStats(before, { kind: 'consumed', day: calendar.day - ago, delta: -1 }),
  empty_usage_stats,
)
const weekly: Stock = { quantity: 4, category: 'Dairy', expiry_date: null, stats }
const ahead = (changes: Partial<Stock> = {}) => {
  const outlook = lookAhead({ ...weekly, ...changes }, household, calendar)
  if (outlook === null) throw new Error('nothing was told')
  return outlook
}

it('counts days from 1970', () => {
  expect(dayNumber('1970-01-02')).toBe(1)
  expect(calendar.dayIn(1)).toBe('2026-02-01')
})

it('knows nothing without usage statistics', () => {
  expect(lookAhead({ ...weekly, stats: empty_usage_stats }, household, calendar)).toBeNull()
})

it('tells whole days in order, also for a stock that outlives us', () => {
  const { earliest, days, latest } = ahead()
  expect([earliest, days, latest].every(Number.isInteger)).toBe(true)
  expect(earliest).toBeLessThanOrEqual(days)
  expect(days).toBeLessThanOrEqual(latest)
  expect(calendar.dayIn(ahead({ quantity: 1_000_000_000 }).latest)).toBe('2126-02-01')
})

// Numbers of the formulas in docs/forecast.md, computed beside this code (bench/forecast/golden.py).
it('tells the numbers of a litre a week', () => {
  expect(ahead()).toMatchObject({
    days: 32,
    days_by_use: 32,
    earliest: 17,
    latest: 70,
    confidence: expect.closeTo(0.69164, 4),
    rate: expect.closeTo(0.121996, 5),
    frequency: expect.closeTo(0.853973, 5),
    size: expect.closeTo(1, 5),
    stock: 4,
  })
})

describe('the expiry', () => {
  it('ends what lasts longer, and is then all the surer', () => {
    const expiring = ahead({ expiry_date: '2026-02-02' })
    expect(expiring).toMatchObject({ days: 2, latest: 2, expires_first: true })
    expect(expiring.confidence).toBeGreaterThan(ahead().confidence)
    expect(expiring.confidence).toBeLessThanOrEqual(1)
  })

  it('is right where nothing is used up more than three days or half of the time before', () => {
    // Gone within 20 - 10 days with a chance of .01663; one litre within 5 - 3 days with one of .05807
    expect(ahead({ expiry_date: '2026-02-20' }).confidence).toBeCloseTo(0.98337, 4)
    expect(ahead({ quantity: 1, expiry_date: '2026-02-05' }).confidence).toBeCloseTo(0.94193, 4)
  })

  it('changes nothing of what is used up before', () => {
    expect(ahead({ expiry_date: '2027-01-01' })).toMatchObject({ days: ahead().days, expires_first: false })
    expect(ahead({ quantity: 0, expiry_date: '2026-01-01' })).toMatchObject({ days: 0, expires_first: false })
  })

  it.each([
    ['2026-02-02', 'It expires on 2/2/2026, before it is used up.'],
    ['2026-01-31', 'It expires on 1/31/2026, before it is used up.'],
    ['2026-01-30', 'It expired on 1/30/2026.'],
    [null, /^Running out in \d+ days$/],
  ])('is said: %s', (expiry_date, message) => {
    const item = { item_id: 1, item_name: 'Milk', unit_of_measure: 'l', expiry_date }
    const asked = { calendar, last_calculated: '' }
    expect(toPrediction(item, ahead({ expiry_date }), asked).message).toMatch(message)
  })
})
