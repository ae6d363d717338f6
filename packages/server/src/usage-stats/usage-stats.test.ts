import { addDays } from '@larder/contract/values/days'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countTurns } from '../testing/operations/loop-gap.ts'
import { readNumbers, usage_stats_bytes, usageStatsFromBytes } from './usage-stats-bytes.ts'
import { foldEvent, foldInSlices, foldJournal, type UsageEvent } from './usage-stats.ts'

const event = (
  kind: UsageEvent['kind'],
  day: number,
  delta: number,
  unit_of_measure: string | null = 'l',
): UsageEvent => ({
  kind,
  delta,
  occurred_on: addDays('2026-01-01', day),
  unit_of_measure,
})

const litres = { unit_of_measure: 'l' }
const millilitres = { unit_of_measure: 'ml' }

describe('a change of the unit', () => {
  const inLitres = [event('created', 0, 5), event('consumed', 3, -0.5), event('consumed', 9, -0.25)]

  it('converts what can be converted', () => {
    const inMillilitres = inLitres.map((one) => ({ ...one, delta: one.delta * 1000, unit_of_measure: 'ml' }))
    expect(foldJournal(inLitres, millilitres)).toEqual(foldJournal(inMillilitres, millilitres))
  })

  it('counts in the unit of today', () => {
    // Bought on day 20,454 (2026-01-01), used three and nine days later: 6 days between, 500 and 250 ml
    const numbers = [2, 0, 0, 1, 750, 20_457, 20_463, 1, 6, 250, 1, 1.791759, 3.210402]
    const folded = [...readNumbers(foldJournal(inLitres, millilitres))].slice(0, numbers.length)
    expect(folded).toEqual(numbers.map((value) => expect.closeTo(value, 5)))
  })

  it('leaves out what cannot', () => {
    expect(foldJournal([...inLitres, event('consumed', 12, -1, 'pcs')], litres)).toEqual(foldJournal(inLitres, litres))
  })

  it('counts what somebody said how much it is', () => {
    const bottles = inLitres.map((one) => ({ ...one, delta: one.delta * 4, unit_of_measure: 'Bottles' }))
    const said = { ...litres, unit_factors: { bottle: 0.25 } }
    expect(foldJournal(bottles, said)).toEqual(foldJournal(inLitres, litres))
  })

  it('takes events without a unit as they are', () => {
    const withoutUnit = inLitres.map((one) => ({ ...one, unit_of_measure: null }))
    expect(foldJournal(withoutUnit, litres)).toEqual(foldJournal(inLitres, litres))
  })
})

it('is unchanged by what moves no stock, and asks for the journal after an undo or without all statistics', () => {
  const stats = foldJournal([event('created', 0, 5)], litres)
  expect(foldEvent(stats, event('moved', 1, 0))).toBe(stats)
  const before_demand = stats.subarray(0, 104)
  expect(foldEvent(before_demand, event('consumed', 1, -2))).toBeUndefined()
  const before_amounts = stats.subarray(0, usage_stats_bytes)
  expect(foldEvent(before_amounts, event('consumed', 1, -2))).toBeUndefined()
  expect(foldEvent(before_amounts, event('moved', 1, 0))).toBeUndefined()
  expect(foldEvent(stats, event('undone', 1, -2))).toBeUndefined()
  expect(foldEvent(null, event('consumed', 1, -2))).toBeUndefined()
})

const readUses = (events: UsageEvent[]) => usageStatsFromBytes(foldJournal(events, litres)).demand

it('learns from a correction what was used without a record, and nothing from what the list asked for', () => {
  const counted = readUses([event('created', 0, 5), { ...event('corrected', 10, -4), quantity_after: 1 }])
  expect(counted).toMatchObject({ stock: 1, used: 4, used_days: 10 })
  // The same after a change of the unit, where the delta is of two units.
  const inMillilitres = { ...event('corrected', 10, 995, 'ml'), quantity_after: 1000 }
  expect(readUses([event('created', 0, 5), inMillilitres])).toEqual(counted)
  const asked = readUses([event('created', 0, 5), { ...event('purchased', 10, 4), source: 'Shopping List' }])
  expect(asked).toMatchObject({ used: 0, used_days: 0, stock: 9 })
  expect(readUses([event('created', 0, 5), event('purchased', 10, 4)])).toMatchObject({
    used: 5,
    used_days: 10,
    stock: 4,
  })
})

const anyEvent = fc
  .record({
    kind: fc.constantFrom<UsageEvent['kind'][]>('purchased', 'consumed', 'corrected', 'discarded'),
    day: fc.integer({ min: 0, max: 40 }),
    thousandths: fc.integer({ min: 1, max: 50_000 }),
  })
  .map(({ kind, day, thousandths }) => event(kind, day, (kind === 'purchased' ? 1 : -1) * (thousandths / 1000)))

it('holds that folding one by one equals refolding, in whatever order events become known', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
      const journal: UsageEvent[] = [event('created', 20, 10)]
      const inOrder = () => journal.toSorted((a, b) => a.occurred_on.localeCompare(b.occurred_on))
      let stats: Buffer | null = foldJournal(journal, litres)
      for (const one of events) {
        const folded = foldEvent(stats, one)
        journal.push(one)
        stats = folded === undefined ? foldJournal(inOrder(), litres) : folded
        expect(stats).toEqual(foldJournal(inOrder(), litres))
      }
    }),
  )
})

it('is learned from a long journal with others in between, and the same', async () => {
  const journal = Array.from({ length: 50_000 }, (_, index) => event('consumed', Math.floor(index / 10), -1))
  let slow: Buffer | undefined
  expect(await countTurns(async () => (slow = await foldInSlices(journal, litres)))).toBeGreaterThan(2)
  expect(slow).toEqual(foldJournal(journal, litres))
})
