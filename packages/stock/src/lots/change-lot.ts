import { roundQuantity } from '@larder/contract/values/units'
import { applyDeltas, putIntoLots } from './move-lots.ts'
import { factsOf, type LotFacts, type Lots, type MovedLots } from './lot-change.ts'

/** New facts for a lot, or for a part of it, which becomes a lot of its own or joins one like it. */
export function changeLot(from: Lots, lot_id: number, facts: Partial<LotFacts>, part?: number): MovedLots {
  const lot = from.lots.find((one) => one.lot_id === lot_id)
  if (lot === undefined) return { ...from, changes: [] }
  const quantity = part ?? lot.quantity
  if (quantity >= lot.quantity) {
    const names = Object.keys(facts) as (keyof LotFacts)[]
    const before = Object.fromEntries(names.map((name) => [name, lot[name]]))
    const lots = from.lots.map((one) => (one === lot ? { ...lot, ...facts } : one))
    return { ...from, lots, changes: [{ lot_id: lot.lot_id, delta: 0, quantity: lot.quantity, before, after: facts }] }
  }
  // What one part of it cost is as much of the price as it is of the lot.
  const price = lot.price === null ? null : roundQuantity((lot.price * quantity) / lot.quantity)
  const taken = applyDeltas(from, new Map([[lot.lot_id, -quantity]]))
  const put = putIntoLots(taken, quantity, { ...factsOf(lot), price, ...facts })
  // What it kept before stands with the part that stays: a lesson has to tell a new date from the old one.
  const before = taken.changes.map((change) => ({ ...change, before: { expiry_date: lot.expiry_date } }))
  return { ...put, changes: [...before, ...put.changes] }
}
