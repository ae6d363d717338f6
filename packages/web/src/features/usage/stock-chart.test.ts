import { addDays } from '@larder/contract/values/days'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mergeHistories } from './history.ts'
import { futureDays, pastDays, stockSteps } from './stock-chart.ts'

const used = (date: string, consumed_quantity: number) => ({
  date,
  consumed_quantity,
  previous_quantity: null,
  new_quantity: null,
  notes: null,
})
const bought = (date: string, quantity_added: number) => ({
  date,
  quantity_added,
  price: null,
  source: null,
  notes: null,
})
const now = { today: '2026-01-20', time_zone: 'UTC', future: 30, unit: 'g', created_at: '2025-01-20T12:00:00Z' }

describe('stockSteps', () => {
  test('walks back from what is there now', () => {
    const entries = mergeHistories([used('2026-01-18', 1), used('2026-01-10', 2)], [bought('2026-01-15', 4)])
    expect(stockSteps(entries, { ...now, quantity: 3 })).toEqual([
      { day: -14, quantity: 2 },
      { day: -10, quantity: 0 },
      { day: -5, quantity: 4 },
      { day: -2, quantity: 3 },
      { day: 0, quantity: 3 },
    ])
  })

  test('what was thrown away was there before', () => {
    const discarded = {
      kind: 'discarded' as const,
      date: '2026-01-18',
      discarded_quantity: 3,
      reason: 'expired',
      notes: null,
    }
    const entries = mergeHistories([], [bought('2026-01-15', 4)], [discarded])
    expect(stockSteps(entries, { ...now, quantity: 1 })).toEqual([
      { day: -14, quantity: 0 },
      { day: -5, quantity: 4 },
      { day: -2, quantity: 1 },
      { day: 0, quantity: 1 },
    ])
  })

  test('converts what was recorded in another unit, and leaves out what cannot be converted', () => {
    const entries = mergeHistories(
      [
        { ...used('2026-01-18', 0.5), unit_of_measure: 'kg' },
        { ...used('2026-01-12', 3), unit_of_measure: 'pcs' },
      ],
      [{ ...bought('2026-01-15', 700), unit_of_measure: 'g' }],
    )
    expect(stockSteps(entries, { ...now, quantity: 300 })).toEqual([
      { day: -14, quantity: 100 },
      { day: -5, quantity: 800 },
      { day: -2, quantity: 300 },
      { day: 0, quantity: 300 },
    ])
  })

  test('counts a day as it ended', () => {
    const entries = mergeHistories([used('2026-01-15', 1), used('2026-01-15', 2)], [bought('2026-01-15', 4)])
    expect(stockSteps(entries, { ...now, quantity: 3 })).toEqual([
      { day: -14, quantity: 2 },
      { day: -5, quantity: 3 },
      { day: 0, quantity: 3 },
    ])
  })

  test('never goes below nothing, whatever an edit hid', () => {
    const steps = stockSteps(mergeHistories([], [bought('2026-01-15', 9)]), { ...now, quantity: 3 })
    expect(Math.min(...steps.map(({ quantity }) => quantity))).toBe(0)
  })

  test('looks no further back than two months', () => {
    const steps = stockSteps(mergeHistories([used('2026-01-18', 1), used('2025-06-01', 5)], []), {
      ...now,
      quantity: 1,
    })
    expect(steps[0]).toEqual({ day: -60, quantity: 2 })
    expect(steps).toHaveLength(3)
  })

  test('without records the stock has always been what it is', () => {
    expect(stockSteps([], { ...now, quantity: 2 })).toEqual([
      { day: -14, quantity: 2 },
      { day: 0, quantity: 2 },
    ])
  })
})

/** Three of something that was entered then. */
const since = (created_at: string | undefined) => ({ ...now, created_at, quantity: 3 })

describe('the first day of an item', () => {
  test('of today is a dot: nothing was there before', () => {
    const dot = [
      { day: 0, quantity: 3 },
      { day: 0, quantity: 3 },
    ]
    expect(stockSteps([], since('2026-01-20T08:00:00Z'))).toEqual(dot)
    expect(stockSteps(mergeHistories([used('2026-01-20', 1)], []), since('2026-01-20T08:00:00Z'))).toEqual(dot)
    const twice = mergeHistories([used('2026-01-20', 1), used('2026-01-20', 2)], [bought('2026-01-20', 2)])
    expect(stockSteps(twice, since('2026-01-20T08:00:00Z'))).toEqual(dot)
  })

  test('is where the line starts', () => {
    expect(stockSteps(mergeHistories([used('2026-01-19', 1)], []), since('2026-01-17T08:00:00Z'))).toEqual([
      { day: -3, quantity: 4 },
      { day: -1, quantity: 3 },
      { day: 0, quantity: 3 },
    ])
  })

  test('is a calendar day of the household', () => {
    const tokyo = { ...since('2026-01-18T16:00:00Z'), time_zone: 'Asia/Tokyo' }
    expect(stockSteps([], tokyo)[0]).toEqual({ day: -1, quantity: 3 })
  })

  test('lies before the day it was entered where the records say so', () => {
    const entered = since('2026-01-20T08:00:00Z')
    // What was bought on a day was there at its end, what was used was there the day before.
    expect(stockSteps(mergeHistories([], [bought('2026-01-15', 2)]), entered)).toEqual([
      { day: -5, quantity: 3 },
      { day: 0, quantity: 3 },
    ])
    expect(stockSteps(mergeHistories([used('2026-01-15', 2)], []), entered)).toEqual([
      { day: -6, quantity: 5 },
      { day: -5, quantity: 3 },
      { day: 0, quantity: 3 },
    ])
  })

  test('is today where nobody says when it was', () => {
    expect(stockSteps([], since(undefined))[0]).toEqual({ day: 0, quantity: 3 })
  })
})

test('the drawing spans what matters and stays readable', () => {
  expect([pastDays(-3, 30), pastDays(-30, 30), pastDays(-400, 30)]).toEqual([14, 31, 60])
  expect(pastDays(-400, 7)).toBe(28)
  expect(futureDays({ earliest: 1, median: 3, latest: 5 })).toBe(7)
  expect(futureDays({ earliest: 10, median: 20, latest: 40 })).toBe(40)
  expect(futureDays({ earliest: null, median: 20, latest: null })).toBe(20)
  expect(futureDays({ earliest: 100, median: 200, latest: 400 })).toBe(90)
})

const dated = (list: readonly { ago: number; amount: number }[]) =>
  list.map(({ ago, amount }) => ({ date: addDays(now.today, -ago), amount }))

describe('whatever happened', () => {
  const records = fc.array(
    fc.record({ ago: fc.integer({ min: -2, max: 400 }), amount: fc.integer({ min: 1, max: 9 }) }),
    {
      maxLength: 12,
    },
  )

  test('the steps go forward in time up to today, end with what there is, and never below nothing', () => {
    fc.assert(
      fc.property(records, records, fc.nat(30), fc.nat(90), (uses, purchases, quantity, age) => {
        const entries = mergeHistories(
          dated(uses).map(({ date, amount }) => used(date, amount)),
          dated(purchases).map(({ date, amount }) => bought(date, amount)),
        )
        const steps = stockSteps(entries, { ...now, quantity, created_at: addDays(now.today, -age) })
        const days = steps.map(({ day }) => day)
        expect(days).toEqual(days.toSorted((a, b) => a - b))
        expect(steps.at(-1)).toEqual({ day: 0, quantity })
        expect(days[0]).toBeGreaterThanOrEqual(-60)
        const oldest = Math.max(age, ...uses.map(({ ago }) => ago + 1), ...purchases.map(({ ago }) => ago))
        expect(days[0]).toBeGreaterThanOrEqual(-oldest)
        expect(Math.min(...steps.map((step) => step.quantity))).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
