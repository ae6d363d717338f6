import { no_habits } from '@larder/forecast/household-habits'
import { type UsageStats, updateUsageStats, empty_usage_stats } from '@larder/forecast/usage-stats'
import { usesToNumbers } from '@larder/forecast/uses'
import { describe, expect, it } from 'vitest'
import { usage_stats_bytes, usageStatsToBytes } from '../usage-stats/usage-stats-bytes.ts'
import { createCalendar } from './calendar.ts'
import { readHabits, readRhythm } from './habit-rows.ts'
import { lookAheadForAll } from './listing.ts'
import { lookAhead } from './outlook.ts'

const calendar = createCalendar('2026-01-31')
const rhythm = { record_days: 9, first_record_on: '2025-12-01', last_record_on: '2026-01-30' }

/** One piece used every so many days, up to some days ago. */
function usedEvery(gap: number, times: number, last = 0): UsageStats {
  const days = Array.from({ length: times }, (_, index) => calendar.day - last - (times - 1 - index) * gap)
  return days.reduce((stats, day) => updateUsageStats(stats, { kind: 'consumed', day, delta: -1 }), empty_usage_stats)
}

const items = [
  { name: 'Milk', category: 'Dairy', quantity: 3, stats: usedEvery(2, 8), expiry_date: null },
  { name: 'Salt', category: 'Pantry', quantity: 1, stats: null, expiry_date: '2026-02-03' },
  { name: 'Bread', category: 'Bakery', quantity: 2, stats: usedEvery(3, 6, 1), expiry_date: '2026-02-02' },
  { name: 'Soap', category: 'Household', quantity: 5, stats: usedEvery(30, 3, 4), expiry_date: null },
  { name: 'Candles', category: 'Own words', quantity: 4, stats: usedEvery(1, 1), expiry_date: null },
]

/** A page of a household, as the statement makes it: column by column, and zeros where there are no usage statistics. */
function pageOf(listed: typeof items) {
  const columns = [
    listed.map((_, index) => index + 1),
    listed.map(({ name }) => name),
    listed.map(({ category }) => category),
    listed.map(() => null),
    listed.map(({ quantity }) => quantity),
    listed.map(() => 'pcs'),
    listed.map((_, index) => (index === 0 ? 1.5 : null)),
    listed.map(({ expiry_date }) => expiry_date),
    listed.map(() => null),
    listed.map(() => null),
  ]
  const usage_stats = listed.map(({ stats }) =>
    stats === null ? Buffer.alloc(usage_stats_bytes) : usageStatsToBytes(stats).subarray(0, usage_stats_bytes),
  )
  return { columns: JSON.stringify(columns), usage_stats: Buffer.concat(usage_stats) }
}

/** All of them, read from as many pages. */
async function lookAtAll(...pages: ReturnType<typeof pageOf>[]) {
  const listed = []
  for await (const page of lookAheadForAll({ ...rhythm, inventory_version: 1, pages }, calendar)) listed.push(...page)
  return listed
}

/** The other items, as the statement for a single one tells of them. */
function habitsBeside(index: number) {
  const others = items.filter(({ stats }, other) => other !== index && stats !== null)
  const numbers = others.flatMap(({ stats }) => (stats?.uses ? usesToNumbers(stats.uses).slice(0, 4) : []))
  const paces = Buffer.alloc(numbers.length * 8)
  numbers.forEach((value, at) => paces.writeDoubleBE(value, at * 8))
  return readHabits([{ categories: JSON.stringify(others.map(({ category }) => category)), paces }])
}

describe('all items at once', async () => {
  const listed = await lookAtAll(pageOf(items))

  it('have the outlook that each has when it is asked for alone', async () => {
    for (const [index, { quantity, category, stats }] of items.entries()) {
      const household = { habits: await habitsBeside(index), rhythm: readRhythm(rhythm, calendar) }
      const alone = lookAhead({ quantity, category, stats: stats ?? empty_usage_stats }, household, calendar)
      const together = listed[index]?.outlook ?? null
      expect(together === null).toBe(alone === null)
      if (alone === null || together === null) continue
      const { chanceBy: _, confidence, rate, frequency, size, ...days } = alone
      expect(together).toMatchObject(days)
      expect(together.confidence).toBeCloseTo(confidence, 9)
      expect([together.rate, together.frequency, together.size]).toEqual([
        expect.closeTo(rate, 9),
        expect.closeTo(frequency, 9),
        expect.closeTo(size, 9),
      ])
      expect(together.chanceBy(5)).toBeCloseTo(alone.chanceBy(5), 9)
    }
  })

  it('keep their own columns', () => {
    expect(listed.map(({ item_name }) => item_name)).toEqual(['Milk', 'Salt', 'Bread', 'Soap', 'Candles'])
    expect(listed[0]).toMatchObject({ item_id: 1, low_stock_threshold: 1.5, unit_of_measure: 'pcs', brand: null })
    expect(listed[2]).toMatchObject({
      category: 'Bakery',
      quantity: 2,
      expiry_date: '2026-02-02',
      lots: [{ quantity: 2, expiry_date: '2026-02-02' }],
    })
  })

  it('have no outlook where nothing was recorded, and lend none to their neighbours', async () => {
    expect(listed[1]?.outlook).toBeNull()
    const without = await lookAtAll(pageOf(items.filter(({ stats }) => stats !== null)))
    const daysOf = (list: typeof listed) => list.flatMap(({ outlook }) => outlook?.days ?? [])
    expect(daysOf(without)).toEqual(daysOf(listed))
  })

  it('are the same from several pages', async () => {
    const daysOf = (list: typeof listed) => list.map(({ item_name, outlook }) => [item_name, outlook?.days])
    expect(daysOf(await lookAtAll(pageOf(items.slice(0, 2)), pageOf(items.slice(2))))).toEqual(daysOf(listed))
  })

  it('are none in a household without any', async () => {
    const columns = JSON.stringify([null, null, null, null, null, null, null, null])
    expect(await lookAtAll({ columns, usage_stats: Buffer.alloc(0) })).toEqual([])
  })
})

describe('a household', () => {
  it('that never recorded anything begins today', () => {
    const silent = { record_days: 0, first_record_on: null, last_record_on: null }
    expect(readRhythm(silent, calendar)).toEqual({ record_days: 0, first_day: calendar.day, last_day: calendar.day })
  })

  it('counts its days as the forecast does', () => {
    expect(readRhythm(rhythm, calendar)).toEqual({
      record_days: 9,
      first_day: calendar.day - 61,
      last_day: calendar.day - 1,
    })
  })

  it('without other items has no habits', async () => {
    expect(await readHabits([{ categories: '[]', paces: Buffer.alloc(0) }])).toEqual(no_habits)
  })
})

it('a calendar gives the same day for the same distance, over months and leap years', () => {
  const leap = createCalendar('2024-02-28')
  expect([leap.dayIn(1), leap.dayIn(2), leap.dayIn(1), leap.dayIn(-28)]).toEqual([
    '2024-02-29',
    '2024-03-01',
    '2024-02-29',
    '2024-01-31',
  ])
})
