import fc from 'fast-check'
import { compareUse } from '@larder/contract/lots'
import { roundQuantity } from '@larder/contract/values/units'
import { expect, it } from 'vitest'
import { quantityOf, Shelf } from '../testing/shelf.ts'
import { no_facts } from './lot-change.ts'

const step = fc.record({
  act: fc.constantFrom(
    'purchased',
    'purchased',
    'consumed',
    'discarded',
    'corrected',
    'opened',
    'moved',
    'undo',
    'unit',
  ),
  amount: fc.integer({ min: 1, max: 4000 }).map((thousandths) => thousandths / 1000),
  expiry_date: fc.constantFrom(null, '2026-03-01', '2026-03-05', '2026-04-01'),
  day: fc.constantFrom('2026-02-01', '2026-02-02'),
  nth: fc.nat(),
})
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

function take(shelf: Shelf, { act, amount, expiry_date, day, nth }: Step, hasUnits: boolean): void {
  const there = quantityOf(shelf.state)
  const chosen = shelf.state.lots[nth % Math.max(1, shelf.state.lots.length)]
  if (act === 'purchased')
    shelf.move({ kind: act, occurred_on: day, facts: { expiry_date } }, roundQuantity(there + amount))
  else if (act === 'corrected') shelf.move({ kind: act, occurred_on: day }, amount)
  else if (act === 'unit' && hasUnits) {
    const factor = shelf.unit === 'l' ? 1000 : 0.001
    shelf.unit = shelf.unit === 'l' ? 'ml' : 'l'
    shelf.move({ kind: 'corrected', occurred_on: day, is_rescaled: true }, roundQuantity(there * factor))
  } else if (act === 'undo') {
    const events = shelf.undoable()
    const event = events[nth % Math.max(1, events.length)]
    if (event !== undefined) shelf.undo(event)
  } else if (chosen === undefined) return
  else if (act === 'opened')
    shelf.change(chosen, act, { opened_on: day, expiry_date: day }, Math.min(amount, chosen.quantity))
  else if (act === 'moved') shelf.change(chosen, act, { location: 'Cellar' }, Math.min(amount, chosen.quantity))
  else if (nth % 2 === 0) {
    const taken = Math.min(amount, chosen.quantity)
    shelf.move({ kind: act, occurred_on: day, lot_id: chosen.lot_id }, roundQuantity(there - taken))
  } else shelf.move({ kind: act, occurred_on: day }, roundQuantity(there - Math.min(amount, there)))
}

it('adds up after every step of any history: quantity, lots and journal, and never below zero', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const shelf = new Shelf()
      for (const one of steps) {
        take(shelf, one, true)
        expect(shelf.findFaults()).toEqual([])
      }
    }),
    { numRuns: 2000 },
  )
})

it('comes to the same lots in whatever order things are undone', () => {
  const history = fc.array(step, { minLength: 2, maxLength: 14 })
  fc.assert(
    fc.property(history, fc.array(fc.nat(), { minLength: 40, maxLength: 40 }), (steps, chances) => {
      const kept = steps.filter(({ act }) => act !== 'undo')
      const quantities = [false, true].map((isReversed) => {
        const shelf = new Shelf()
        for (const one of kept) take(shelf, one, false)
        const chosen = shelf.undoable().filter((_, index) => (chances[index] ?? 0) % 2 === 0)
        let left = isReversed ? chosen.toReversed() : chosen
        // What cannot be undone yet may be once something else is.
        for (let isStuck = false; left.length > 0 && !isStuck;) {
          const again = left.filter((event) => !shelf.undo(event))
          isStuck = again.length === left.length
          left = again
        }
        expect(shelf.findFaults()).toEqual([])
        const lots = shelf.state.lots.toSorted((a, b) => a.lot_id - b.lot_id).map((lot) => [lot.lot_id, lot.quantity])
        return left.length === 0 ? lots : undefined
      })
      fc.pre(quantities.every((lots) => lots !== undefined))
      expect(quantities[0]).toEqual(quantities[1])
    }),
    { numRuns: 500 },
  )
})

it('gives back exactly the lots that a use took, with what was known of them', () => {
  const shelf = new Shelf()
  shelf.move({ kind: 'purchased', occurred_on: '2026-02-01', facts: { expiry_date: '2026-03-05' } }, 2)
  shelf.move({ kind: 'purchased', occurred_on: '2026-02-02', facts: { expiry_date: '2026-03-01' } }, 3)
  const before = shelf.state
  shelf.move({ kind: 'consumed', occurred_on: '2026-02-03' }, 0.5)
  expect(shelf.state.lots).toMatchObject([{ expiry_date: '2026-03-05', quantity: 0.5 }])
  const used = shelf.undoable().at(-1)
  if (used !== undefined) shelf.undo(used)
  expect(shelf.state.lots.toSorted(compareUse)).toEqual(before.lots.toSorted(compareUse))
})

it('joins what comes the same day with the same date to the same place', () => {
  const shelf = new Shelf()
  const bought = { kind: 'purchased', occurred_on: '2026-02-01', facts: { ...no_facts, expiry_date: '2026-03-05' } }
  shelf.move(bought, 2)
  shelf.move(bought, 3)
  shelf.move({ ...bought, occurred_on: '2026-02-02', facts: { expiry_date: '2026-03-05' } }, 4)
  expect(shelf.state.lots.map(({ quantity }) => quantity)).toEqual([3, 1])
})
