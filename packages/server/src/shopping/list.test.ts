import { no_habits } from '@larder/forecast/household-habits'
import { empty_usage_stats } from '@larder/forecast/usage-stats'
import { expect, it } from 'vitest'
import type { Listed } from '../prediction/listing.ts'
import type { Outlook } from '../prediction/outlook.ts'
import { chooseItems } from './list.ts'
import { daysToNextTrip } from './next-trip.ts'

const outlook = (changes: Partial<Outlook>): Outlook => ({
  days: 20,
  earliest: 10,
  latest: 40,
  confidence: 0.5,
  rate: 0.5,
  frequency: 3.5,
  size: 1,
  stock: 10,
  chanceBy: () => 0,
  ...changes,
})

let ids = 0
const stocked: Listed['stocked'] = {
  quantity: 10,
  low_stock_threshold: null,
  category: 'Dairy',
  stats: empty_usage_stats,
  household: { habits: no_habits, rhythm: { record_days: 0, first_day: 0, last_day: 0 } },
  today: 0,
}
const thing = (item_name: string, changes: Partial<Listed>): Listed => ({
  item_id: (ids += 1),
  item_name,
  category: 'Dairy',
  brand: null,
  quantity: 10,
  unit_of_measure: 'pcs',
  low_stock_threshold: null,
  expiry_date: null,
  lots: [{ quantity: 10, expiry_date: null }],
  outlook: null,
  stocked,
  ...changes,
})

const trip = { today: '2026-01-10', days: 7, days_to_trip: 0, bought_today: new Set<number>() }
const choose = (pages: Listed[][], on = trip, shelf_days: ReadonlyMap<number, number> = new Map()) =>
  chooseItems(pages, on, () => Promise.resolve(shelf_days))
const namesOf = async (items: Listed[]) => (await choose([items])).map(({ item_name }) => item_name)

it('takes what runs out in time, what likely does, and what is low, soonest first', async () => {
  const items = [
    thing('low', { low_stock_threshold: 10 }),
    thing('plenty', { outlook: outlook({}) }),
    thing('likely', { outlook: outlook({ days: 9, chanceBy: () => 0.4 }) }),
    thing('seven', { outlook: outlook({ days: 7 }) }),
    thing('unlikely', { outlook: outlook({ days: 8, chanceBy: () => 0.39 }) }),
    thing('unknown', {}),
  ]
  expect(await namesOf(items)).toEqual(['seven', 'likely', 'low'])
})

it('suggests more the later the next shopping is', async () => {
  const items = [
    thing('bread', {
      quantity: 1,
      lots: [{ quantity: 1, expiry_date: null }],
      outlook: outlook({ days: 2, stock: 1 }),
    }),
  ]
  const [soon] = await choose([items])
  const [late] = await choose([items], { ...trip, days_to_trip: 10 })
  expect(soon?.suggested_quantity).toBe(4)
  expect(late?.suggested_quantity).toBe(10)
})

it('takes what goes off before it is used, as far as nothing else is there', async () => {
  const old = { quantity: 10, expiry_date: '2026-01-12' }
  const milk = thing('milk', { lots: [old], outlook: outlook({}) })
  expect(await choose([[milk]])).toMatchObject([{ days_until_depletion: 20 }])
  // Three days of the old, then six of the new: beyond the horizon.
  const more = thing('milk', { lots: [old, { quantity: 3, expiry_date: null }], outlook: outlook({}) })
  expect(await choose([[more]])).toEqual([])
})

it('does not count on what has expired', async () => {
  const expired = thing('milk', {
    lots: [{ quantity: 10, expiry_date: '2026-01-09' }],
    outlook: outlook({ days: 0, stock: 10 }),
  })
  expect((await choose([[expired]]))[0]?.suggested_quantity).toBe(5)
})

it('waits for the next shopping by the usual gap', () => {
  const weekly = { days: 3, first_on: '2025-12-27', last_on: '2026-01-10' }
  expect(daysToNextTrip(weekly, '2026-01-10')).toBe(7)
  expect(daysToNextTrip(weekly, '2026-01-14')).toBe(3)
  expect(daysToNextTrip(weekly, '2026-02-14')).toBe(0)
  expect(daysToNextTrip({ days: 0, first_on: null, last_on: null }, '2026-01-10')).toBe(0)
})
