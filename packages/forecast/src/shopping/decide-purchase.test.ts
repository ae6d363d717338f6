import { roundQuantity } from '@larder/contract/values/units'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { empty_usage_stats, type JournalEvent, updateUsageStats } from '../usage-stats.ts'
import {
  decidePurchase,
  isCandidate,
  type PurchaseFacts,
  type RecordedItem,
  type ShoppingDay,
  wantsOf,
} from './decide-purchase.ts'

const today = 20_500
const statsOf = (events: readonly JournalEvent[]) => events.reduce(updateUsageStats, empty_usage_stats)
const day: ShoppingDay = { today, days: 7, trip_gap: 7, recorded_share: 1 }
const facts: PurchaseFacts = { purchases: [], pack_quantity: null, packet_quantity: null, shelf_life: null }

/** The item after a purchase of today that the list asked for, and what is known of its purchases then. */
function buy(item: RecordedItem, known: PurchaseFacts, quantity: number): [RecordedItem, PurchaseFacts] {
  const bought: JournalEvent = { kind: 'purchased', day: today, delta: quantity, is_listed: true }
  const lot = { quantity, bought_day: today, last_good_day: null }
  const after = {
    ...item,
    quantity: roundQuantity(item.quantity + quantity),
    stats: updateUsageStats(item.stats, bought),
    lots: [...item.lots, lot],
  }
  return [after, { ...known, purchases: [...known.purchases, { quantity, is_listed: true }] }]
}

const thousandths = (most: number) => fc.integer({ min: 1, max: most * 1000 }).map((value) => value / 1000)
const kinds = ['purchased', 'consumed', 'corrected', 'discarded'] as const
const records = fc.array(
  fc.record({
    gap: fc.constantFrom(0, 1, 1, 2, 3, 5, 7, 10, 30, 90),
    kind: fc.constantFrom(...kinds),
    amount: fc.oneof(thousandths(5), thousandths(2000)),
    is_listed: fc.boolean(),
  }),
  { maxLength: 25 },
)

const lives = fc.record({
  records,
  is_logged: fc.boolean(),
  silent: fc.constantFrom(0, 0, 1, 2, 6, 20, 200),
  first: fc.oneof(fc.constant(0), thousandths(50)),
  low_stock_threshold: fc.oneof(fc.constant(null), fc.constant(0), thousandths(20), thousandths(5000)),
  unit: fc.constantFrom('pcs', 'pack', 'tin', 'roll', 'g', 'kg', 'ml', 'l', 'oz', 'handful'),
  category: fc.constantFrom('Dairy', 'Produce', 'Nobody knows'),
  good_for: fc.constantFrom(null, null, -3, 0, 1, 4, 30),
  shelf_life: fc.constantFrom(null, 1, 3, 8, 40, 365),
  pack_quantity: fc.constantFrom(null, null, 0.5, 6, 250),
})

type Life = typeof lives extends fc.Arbitrary<infer Value> ? Value : never

function live(life: Life): [RecordedItem, PurchaseFacts] {
  let at = today - life.silent - life.records.reduce((sum, { gap }) => sum + gap, 0)
  let stock = life.first
  const events: JournalEvent[] = [{ kind: 'created', day: at, delta: stock }]
  const purchases: PurchaseFacts['purchases'][number][] = []
  for (const { gap, kind, amount, is_listed } of life.records) {
    at += gap
    const said = kind === 'consumed' && !life.is_logged ? 'purchased' : kind
    const delta = said === 'purchased' ? amount : -Math.min(amount, stock)
    stock = roundQuantity(stock + delta)
    events.push({ kind: said, day: at, delta, is_listed, ...(said === 'corrected' ? { counted: stock } : {}) })
    if (said === 'purchased') purchases.push({ quantity: amount, is_listed })
  }
  const last_good_day = life.good_for === null ? null : today + life.good_for
  const { low_stock_threshold, unit, category, pack_quantity } = life
  const item = { quantity: stock, low_stock_threshold, unit, category, stats: statsOf(events) }
  const lots = stock > 0 ? [{ quantity: stock, bought_day: at, last_good_day }] : []
  const shelf_life = life.shelf_life === null ? null : ({ days: life.shelf_life, source: 'item' } as const)
  return [
    { ...item, lots },
    { purchases, pack_quantity, packet_quantity: null, shelf_life },
  ]
}

const days = fc.record({
  days: fc.integer({ min: 1, max: 30 }),
  trip_gap: fc.constantFrom(1, 2.5, 7, 14, 30),
  recorded_share: fc.constantFrom(0, 0.4, 1),
})

it('holds that what was suggested and bought is gone from the list of the same days', () => {
  let suggested = 0
  fc.assert(
    fc.property(lives, days, (life, asked) => {
      const shopping_day = { today, ...asked }
      const [item, known] = live(life)
      const decision = decidePurchase(item, known, shopping_day)
      if (decision === null) return
      suggested += 1
      const again = decidePurchase(...buy(item, known, decision.quantity), shopping_day)
      expect({ decision, again }).toEqual({ decision, again: null })
    }),
    { numRuns: 2000 },
  )
  expect(suggested).toBeGreaterThan(200)
})

it('holds that suggestions are whole packs, and never of what was passed over', () => {
  fc.assert(
    fc.property(lives, days, (life, asked) => {
      const shopping_day = { today, ...asked }
      const [item, known] = live(life)
      const decision = decidePurchase(item, known, shopping_day)
      if (decision === null) return
      expect(decision.quantity).toBeCloseTo(decision.packs * decision.pack, 2)
      expect(Number.isInteger(decision.packs)).toBe(true)
      expect(isCandidate(item, shopping_day)).toBe(true)
    }),
    { numRuns: 1000 },
  )
})

/** Half a litre used every other day, in packs of one. */
const milk = (quantity: number): RecordedItem => ({
  quantity,
  low_stock_threshold: null,
  unit: 'l',
  category: 'Dairy',
  stats: statsOf([
    { kind: 'created', day: today - 40, delta: quantity + 10 },
    ...Array.from({ length: 20 }, (_, use) => ({ kind: 'consumed' as const, day: today - 38 + use * 2, delta: -0.5 })),
  ]),
  lots: [{ quantity, bought_day: today - 2, last_good_day: null }],
})
const packs = { ...facts, purchases: [1, 1, 2].map((quantity) => ({ quantity, is_listed: false })) }

describe('half a litre every other day', () => {
  it('is bought in whole packs until the next shopping', () => {
    expect(decidePurchase(milk(0.5), packs, { ...day, days: 2, trip_gap: 2 })).toMatchObject({ quantity: 1 })
    expect(decidePurchase(milk(0.5), packs, day)).toMatchObject({ packs: 3, pack: 1, quantity: 3, kind: 'runs_out' })
    expect(decidePurchase(milk(9), packs, day)).toBeNull()
  })

  it('is bought in the packs that a person has set', () => {
    expect(decidePurchase(milk(0.5), { ...packs, pack_quantity: 1.5 }, day)).toMatchObject({ packs: 2, quantity: 3 })
  })

  it('is not bought beyond what is used before it goes off', () => {
    const monthly = { ...day, trip_gap: 30, days: 30 }
    const lasting = decidePurchase(milk(0), packs, monthly)?.quantity ?? 0
    const fresh = { ...packs, shelf_life: { days: 6, source: 'item' } as const }
    expect(lasting).toBeGreaterThanOrEqual(7)
    expect(decidePurchase(milk(0), fresh, monthly)?.quantity).toBeLessThanOrEqual(2)
  })

  it('is bought when what is there goes off', () => {
    const old = { ...milk(9), lots: [{ quantity: 9, bought_day: today - 20, last_good_day: today + 1 }] }
    expect(decidePurchase(old, packs, day)).toMatchObject({ kind: 'goes_off' })
  })

  it('is kept above a minimum, unless that goes off', () => {
    const low = { ...milk(9), low_stock_threshold: 10 }
    expect(decidePurchase(low, packs, day)).toMatchObject({ quantity: 2, kind: 'low_stock' })
    expect(decidePurchase(low, { ...packs, shelf_life: { days: 6, source: 'item' } }, day)).toBeNull()
  })
})

it('does not feed on itself: what the list asked for is no sign of use', () => {
  const own: JournalEvent[] = [63, 56, 49, 42].map((ago) => ({ kind: 'purchased', day: today - ago, delta: 2 }))
  const rateOf = (each: number) => {
    const listed = [35, 28, 21, 14, 7].map((ago) => ({ day: today - ago, delta: each, is_listed: true }))
    const events = [...own, ...listed.map((event) => ({ ...event, kind: 'purchased' as const }))]
    return wantsOf({ quantity: 2, stats: statsOf(events) }, { ...day, recorded_share: 0 }).rate
  }
  expect(rateOf(2)).toBeCloseTo(0.25, 1)
  expect(rateOf(40)).toBe(rateOf(2))
})

it('knows that less is there than recorded where less is recorded than used', () => {
  // Ten were there, two uses of one were recorded, and twice all was gone after ten days.
  const events = [40, 30].flatMap((ago): JournalEvent[] => [
    { kind: 'purchased', day: today - ago, delta: 10 },
    { kind: 'consumed', day: today - ago + 4, delta: -1 },
    { kind: 'corrected', day: today - ago + 10, delta: -9, counted: 0 },
  ])
  const stats = statsOf([...events, { kind: 'purchased', day: today - 8, delta: 10 }])
  const wants = wantsOf({ quantity: 10, stats }, { ...day, recorded_share: 0.1 })
  expect(wants.rate).toBeGreaterThan(0.8)
  expect(wants.expected).toBeLessThan(7)
  expect(wants).toMatchObject({ is_recorded: true, is_fully_recorded: false })
})

it('does with statistics of before the demand was counted', () => {
  const { stats, ...item } = milk(0.5)
  const old = { ...item, stats: { ...stats, demand: null } }
  expect(decidePurchase(old, packs, day)).toMatchObject({ kind: 'runs_out' })
  expect(decidePurchase({ ...old, quantity: 9, lots: [{ ...old.lots[0]!, quantity: 9 }] }, packs, day)).toBeNull()
})
