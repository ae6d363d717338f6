import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { no_habits } from './household-habits.ts'
import { type JournalEvent, updateUsageStats, empty_usage_stats } from './usage-stats.ts'
import { forecastStock, isNeeded, restock, runsOutWithin, type Stocked, wholeDays } from './restock.ts'
import { suggestQuantity } from './suggestion.ts'

const today = 20_500
const units = ['pcs', 'pack', 'tin', 'roll', 'g', 'kg', 'ml', 'cl', 'l', 'oz', 'gal', 'handful', null]
const thousandths = (most: number) => fc.integer({ min: 1, max: most * 1000 }).map((value) => value / 1000)

/** The life of an item: days between its records, and what was recorded. */
const record = fc.record({
  gap: fc.constantFrom(0, 0, 1, 1, 2, 3, 5, 7, 10, 30, 90),
  kind: fc.constantFrom<JournalEvent['kind'][]>('purchased', 'consumed', 'corrected'),
  amount: fc.oneof(thousandths(5), thousandths(2000)),
})

const lives = fc.record({
  records: fc.array(record, { maxLength: 25 }),
  // Where nobody records consumption, purchases are all there is.
  is_logged: fc.boolean(),
  silent: fc.constantFrom(0, 0, 1, 2, 6, 20, 200),
  first: fc.oneof(fc.constant(0), thousandths(50)),
  quantity: fc.oneof(fc.constant(0), thousandths(10), thousandths(3000)),
  low_stock_threshold: fc.oneof(fc.constant(null), fc.constant(0), thousandths(20), thousandths(5000)),
  category: fc.constantFrom('Dairy', 'Household', 'Nobody knows'),
  habits: fc.record({
    items: fc.integer({ min: 0, max: 40 }),
    weight: fc.double({ min: 0, max: 30, noNaN: true }),
    deviation: fc.double({ min: -20, max: 20, noNaN: true }),
  }),
  record_days: fc.integer({ min: 1, max: 60 }),
})

type Life = typeof lives extends fc.Arbitrary<infer Value> ? Value : never

function live({ records, is_logged, silent, first, habits, record_days, ...item }: Life): Stocked {
  const span = records.reduce((sum, { gap }) => sum + gap, 0)
  let day = today - silent - span
  let stats = updateUsageStats(empty_usage_stats, { kind: 'created', day, delta: first })
  for (const { gap, kind, amount } of records) {
    day += gap
    const said = is_logged || kind === 'corrected' ? kind : 'purchased'
    stats = updateUsageStats(stats, { kind: said, day, delta: said === 'purchased' ? amount : -amount })
  }
  const rhythm = { record_days, first_day: day - record_days * 2, last_day: day }
  return { ...item, stats, household: { habits, rhythm }, today }
}

function suggest(item: Stocked, unit: string | null, days: number, days_to_trip: number): number {
  const told = forecastStock(item)
  const need = {
    stock: item.quantity,
    unit,
    threshold: item.low_stock_threshold,
    rate: told?.rate ?? 0,
    size: told === null ? 0 : (told.rate * 7) / told.frequency,
    days: days + days_to_trip,
  }
  return suggestQuantity(need, (bought) => !isNeeded(restock(item, bought), days))
}

const trips = fc.constantFrom(0, 0, 3.5, 10)
const horizons = fc.integer({ min: 1, max: 30 })

describe('buying what was suggested', () => {
  it('takes the item off the list of the same days, whatever it is and however it was used', () => {
    fc.assert(
      fc.property(lives, fc.constantFrom(...units), horizons, trips, (life, unit, days, days_to_trip) => {
        const item = live(life)
        fc.pre(isNeeded(item, days))
        const bought = suggest(item, unit, days, days_to_trip)
        expect(Number(bought.toFixed(3))).toBe(bought)
        expect(isNeeded(restock(item, bought), days)).toBe(false)
      }),
      { numRuns: 3000 },
    )
  })

  it('suggests no step more than it takes, where the list asks for more than the use', () => {
    const weekly = [21, 14, 7, 0].reduce(
      (stats, ago) => updateUsageStats(stats, { kind: 'consumed', day: today - ago, delta: -1 }),
      empty_usage_stats,
    )
    const rhythm = { record_days: 4, first_day: today - 21, last_day: today }
    const household = { habits: no_habits, rhythm }
    const item = { quantity: 1, low_stock_threshold: null, category: 'Dairy', stats: weekly, household, today }
    for (const days of [7, 14, 30]) {
      const bought = suggest(item, 'l', days, 0)
      const by_use = suggestQuantity(
        { stock: 1, unit: 'l', threshold: null, rate: forecastStock(item)?.rate ?? 0, size: 1, days },
        () => true,
      )
      expect(bought).toBeGreaterThanOrEqual(by_use)
      expect(bought === by_use || isNeeded(restock(item, bought - 0.1), days)).toBe(true)
    }
  })
})

describe('where purchases stand for uses', () => {
  const buy = (stats: Stocked['stats'], ago: number, delta: number) =>
    updateUsageStats(stats, { kind: 'purchased', day: today - ago, delta })
  const household = { habits: no_habits, rhythm: { record_days: 4, first_day: today - 30, last_day: today } }

  it('what was bought today is not asked for again, unless it is low or gone already', () => {
    const stats = [6, 3, 0].reduce((before, ago) => buy(before, ago, 2), empty_usage_stats)
    const item = { quantity: 2, low_stock_threshold: null, category: 'Dairy', stats, household, today }
    expect(isNeeded(item, 30)).toBe(false)
    expect(isNeeded({ ...item, today: today + 1 }, 30)).toBe(true)
    expect(isNeeded({ ...item, low_stock_threshold: 2 }, 30)).toBe(true)
    expect(isNeeded({ ...item, quantity: 0 }, 30)).toBe(true)
    const little = [6, 3, 0].reduce((before, ago) => buy(before, ago, 0.1), empty_usage_stats)
    expect(isNeeded({ ...item, stats: little, quantity: 0.1 }, 30)).toBe(false)
  })
})

// Literal numbers of bench/forecast/golden.py or by hand.
describe('a litre used every week', () => {
  const stats = [56, 49, 42, 35, 28, 21, 14, 7, 0].reduce(
    (before, ago) => updateUsageStats(before, { kind: 'consumed', day: today - ago, delta: -1 }),
    empty_usage_stats,
  )
  const household = { habits: no_habits, rhythm: { record_days: 9, first_day: today - 56, last_day: today } }
  const item = { quantity: 2, low_stock_threshold: null, category: 'Dairy', stats, household, today }

  it('is needed from the days on in which two are gone with a chance of .4', () => {
    // Gone by the end of day 11 with a chance of .3631, of day 12 with .4342
    expect([11, 12].map((days) => isNeeded(item, days))).toEqual([false, true])
  })

  it.each([
    [7, 1], // one use at least
    [14, 1.4], // .131339 * 14 * 1.2 - 1 = 1.21, but 1.3 would be gone by then with a chance of .4166
    [30, 3.8], // .131339 * 30 * 1.2 - 1 = 3.73
  ])('is bought for %d days: %d', (days, bought) => {
    expect(suggest({ ...item, quantity: 1 }, 'l', days, 0)).toBe(bought)
  })
})

it('takes what is told to run out in time, or likely does', () => {
  expect(runsOutWithin(7, 7, () => 0)).toBe(true)
  expect(runsOutWithin(7, 8, () => 0.399)).toBe(false)
  expect(runsOutWithin(7, 8, () => 0.4)).toBe(true)
  expect(runsOutWithin(7, 8, (days) => days / 17)).toBe(true)
})

it('tells whole days, up to a century', () => {
  expect([0, 2.4, 2.5, 36_524.4, 1e9].map(wholeDays)).toEqual([0, 2, 3, 36_524, 36_525])
})

describe('a purchase', () => {
  const household = { habits: no_habits, rhythm: { record_days: 4, first_day: today - 30, last_day: today - 1 } }
  const item = { quantity: 0.1, low_stock_threshold: null, category: null, stats: empty_usage_stats, household, today }

  it('adds to the stock, to the lot and to the days with records', () => {
    expect(restock(item, 0.2)).toMatchObject({
      quantity: 0.3,
      stats: { uses: null, is_logged: false, lot: 0.2, lot_day: today },
      household: { rhythm: { record_days: 5, first_day: today - 30, last_day: today } },
    })
  })

  it('is no further day where something was recorded today', () => {
    const rhythm = { record_days: 4, first_day: today - 30, last_day: today }
    expect(restock({ ...item, household: { ...household, rhythm } }, 1).household.rhythm).toEqual(rhythm)
  })
})
