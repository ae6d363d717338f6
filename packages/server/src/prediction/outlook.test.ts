import { no_habits } from '@larder/forecast/household-habits'
import { updateUsageStats, empty_usage_stats } from '@larder/forecast/usage-stats'
import { expect, it } from 'vitest'
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
const weekly: Stock = { quantity: 4, category: 'Dairy', stats }
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
    earliest: 17,
    latest: 70,
    confidence: expect.closeTo(0.69164, 4),
    rate: expect.closeTo(0.121996, 5),
    frequency: expect.closeTo(0.853973, 5),
    size: expect.closeTo(1, 5),
    stock: 4,
  })
})

it.each([
  [4, /^Running out in \d+ days$/],
  [0, 'All gone'],
])('says it of %s', (quantity, message) => {
  const item = { item_id: 1, item_name: 'Milk', unit_of_measure: 'l', quantity }
  expect(toPrediction(item, ahead({ quantity }), { calendar, last_calculated: '' }).message).toMatch(message)
})
