import { no_habits } from '@larder/forecast/household-habits'
import type { ShelfLife } from '@larder/forecast/lots/shelf-life'
import { empty_usage_stats, type JournalEvent, updateUsageStats } from '@larder/forecast/usage-stats'
import { expect, it } from 'vitest'
import { createCalendar } from '../prediction/calendar.ts'
import type { Listed } from '../prediction/listing.ts'
import { lookAhead } from '../prediction/outlook.ts'
import { chooseItems } from './list.ts'

const today = '2026-01-10'
const calendar = createCalendar(today)
const household = {
  habits: no_habits,
  rhythm: { record_days: 21, first_day: calendar.day - 40, last_day: calendar.day },
}

interface Story {
  readonly left: number
  /** Used every other day, for forty days. */
  readonly each?: number
  readonly expiry_date?: string | null
  readonly low_stock_threshold?: number
}

let ids = 0

/** Something of which so much is left, and all use is recorded. */
function thing(item_name: string, { left, each = 0, expiry_date = null, low_stock_threshold }: Story): Listed {
  const events: JournalEvent[] = [{ kind: 'created', day: calendar.day - 40, delta: left + each * 20 }]
  for (let day = 38; day >= 0; day -= 2) events.push({ kind: 'consumed', day: calendar.day - day, delta: -each })
  const stats = events.reduce(updateUsageStats, empty_usage_stats)
  const item = { quantity: left, category: 'Pantry', stats }
  const threshold = low_stock_threshold ?? null
  return {
    item_id: (ids += 1),
    item_name,
    brand: null,
    unit_of_measure: 'pcs',
    low_stock_threshold: threshold,
    expiry_date,
    lots: left > 0 ? [{ quantity: left, expiry_date, purchase_date: '2025-12-01' }] : [],
    outlook: lookAhead(item, household, calendar),
    stocked: { ...item, low_stock_threshold: threshold, household, today: calendar.day },
    recorded_share: 1,
    category: item.category,
    quantity: left,
  }
}

const trip = { today, days: 7, trip_gap: 7 }
const choose = (items: Listed[], on = trip, shelf_life: ShelfLife | null = null) =>
  chooseItems([items], on, (asked) => {
    const facts = { purchases: [], pack_quantity: null, packet_quantity: null, shelf_life }
    return Promise.resolve(new Map(asked.map(({ item_id }) => [item_id, facts])))
  })

it('takes what runs out in time and what is low, soonest first', async () => {
  const items = [
    thing('low', { left: 10, low_stock_threshold: 10 }),
    thing('plenty', { left: 30, each: 1 }),
    thing('soon', { left: 2, each: 1 }),
    thing('gone', { left: 0, each: 1 }),
    thing('unknown', { left: 1 }),
  ]
  expect((await choose(items)).map(({ item_name }) => item_name)).toEqual(['gone', 'soon', 'low'])
})

it('suggests more the rarer the household shops, and no more than keeps', async () => {
  const bread = [thing('bread', { left: 1, each: 1 })]
  const [often] = await choose(bread, { ...trip, trip_gap: 3 })
  const [rarely] = await choose(bread, { ...trip, trip_gap: 14 })
  expect(often?.suggested_quantity).toBeLessThan(rarely?.suggested_quantity ?? 0)
  const [fresh] = await choose(bread, { ...trip, trip_gap: 14 }, { days: 4, source: 'item' })
  expect(fresh?.suggested_quantity).toBeLessThanOrEqual(2)
})

it('takes what goes off before it is used, and says which day', async () => {
  const milk = thing('milk', { left: 10, each: 1, expiry_date: '2026-01-12' })
  expect(await choose([milk])).toMatchObject([{ reason: { kind: 'goes_off', text: 'Goes off on Monday' } }])
  expect(await choose([thing('milk', { left: 10, each: 1, expiry_date: '2026-02-12' })])).toEqual([])
})

it.each([
  ['2026-01-09', 'Past its date'],
  ['2026-01-10', 'Goes off today'],
  ['2026-01-11', 'Goes off tomorrow'],
  ['2026-01-16', 'Goes off on Friday'],
])('says of what is good until %s: %s', async (expiry_date, text) => {
  const [milk] = await choose([thing('milk', { left: 40, each: 1, expiry_date })], { ...trip, trip_gap: 14, days: 14 })
  expect(milk?.reason).toEqual({ kind: 'goes_off', text })
})

it('says how long something lasts, and below which minimum it is', async () => {
  const [soon, low] = await choose([
    thing('soon', { left: 2, each: 1 }),
    thing('low', { left: 10, low_stock_threshold: 12 }),
  ])
  expect(soon?.reason?.text).toMatch(/^Lasts until (tomorrow|\w+day) at about 0\.[45] pcs? a day$/)
  expect(low).toMatchObject({
    suggested_quantity: 3,
    packs: 3,
    pack_quantity: 1,
    reason: { kind: 'low_stock', text: 'Below your minimum of 12 pcs' },
  })
})

it.each([
  [1, 1, 'At your minimum of 1 pc'],
  [0.5, 1, 'Below your minimum of 1 pc'],
  [0, 1, 'Below your minimum of 1 pc'],
  [0, 0, 'All gone'],
])('%d left of a minimum of %d: %s', async (left, low_stock_threshold, text) => {
  const [low] = await choose([thing('low', { left, low_stock_threshold })])
  expect(low?.reason).toEqual({ kind: 'low_stock', text })
})

it('says where more is used than recorded, and tells the days of the chip', async () => {
  const bread = { ...thing('bread', { left: 5, each: 1 }), recorded_share: 0.3 }
  const [line] = await choose([bread])
  expect(line?.reason?.text).toMatch(/^More is used than recorded: about \d\.?\d* pcs? a day$/)
  expect(line?.days_until_depletion).toBe(bread.outlook?.days)
})
