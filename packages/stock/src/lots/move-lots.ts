import { compareUse, type Lot } from '@larder/contract/lots'
import { roundQuantity } from '@larder/contract/values/units'
import { factsOf, type LotChange, type LotFacts, type Lots, type MovedLots, sumQuantities } from './lot-change.ts'

/** More lots of one item than anybody tells apart; what comes in beyond joins one of them. */
export const max_lots = 100

/** Applies changes of quantity; what is used up is no longer there, and its change says what it was. */
export function applyDeltas({ lots, last_lot_id }: Lots, deltas: ReadonlyMap<number, number>): MovedLots {
  const changes: LotChange[] = []
  const left: Lot[] = []
  for (const lot of lots) {
    const delta = deltas.get(lot.lot_id) ?? 0
    const quantity = roundQuantity(lot.quantity + delta)
    if (quantity > 0) left.push({ ...lot, quantity })
    if (delta !== 0) changes.push({ lot_id: lot.lot_id, delta, ...(quantity > 0 ? {} : { before: factsOf(lot) }) })
  }
  return { lots: left, last_lot_id, changes }
}

/** Takes an amount out: of the lots that are named first, then in the order of use. */
export function takeFromLots(from: Lots, amount: number, first: readonly number[] = []): MovedLots {
  const rank = ({ lot_id }: Lot): number => (first.includes(lot_id) ? first.indexOf(lot_id) : first.length)
  const inOrder = from.lots.toSorted((a, b) => rank(a) - rank(b) || compareUse(a, b))
  const deltas = new Map<number, number>()
  let left = amount
  for (const { lot_id, quantity } of inOrder) {
    if (left <= 0) break
    const taken = Math.min(quantity, left)
    deltas.set(lot_id, -taken)
    left = roundQuantity(left - taken)
  }
  return applyDeltas(from, deltas)
}

const joined_facts = ['expiry_date', 'purchase_date', 'location', 'opened_on', 'frozen_on'] as const

/** Where there are too many already, what is nearest in date takes it. */
function findCrowded(lots: readonly Lot[], expiry_date: string | null): Lot | undefined {
  const dated = lots.filter((lot) => lot.expiry_date !== null && expiry_date !== null && lot.expiry_date <= expiry_date)
  return dated.toSorted(compareUse).at(-1) ?? lots.toSorted(compareUse).at(-1)
}

/** Puts an amount in: with what came the same day with the same date to the same place, or as a lot of its own. */
export function putIntoLots({ lots, last_lot_id }: Lots, amount: number, facts: LotFacts): MovedLots {
  const same = lots.find((lot) => joined_facts.every((name) => lot[name] === facts[name]))
  const joined = same ?? (lots.length < max_lots ? undefined : findCrowded(lots, facts.expiry_date))
  if (joined === undefined) {
    const lot_id = last_lot_id + 1
    const added = { lot_id, quantity: amount, ...facts }
    return { lots: [...lots, added], last_lot_id: lot_id, changes: [{ lot_id, delta: amount, after: facts }] }
  }
  // What one of two purchases cost says nothing of both.
  const price = joined.price === null || facts.price === null ? null : roundQuantity(joined.price + facts.price)
  const grown = { ...joined, quantity: roundQuantity(joined.quantity + amount), price }
  const priced = price === joined.price ? {} : { before: { price: joined.price }, after: { price } }
  return {
    lots: lots.map((lot) => (lot === joined ? grown : lot)),
    last_lot_id,
    changes: [{ lot_id: joined.lot_id, delta: amount, ...priced }],
  }
}

/** Counts anew: what is missing was used in the order of use, what is found belongs to what is used last. */
export function countLots(from: Lots, quantity: number, facts: LotFacts): MovedLots {
  const delta = roundQuantity(quantity - sumQuantities(from.lots))
  if (delta <= 0) return takeFromLots(from, -delta)
  const last = from.lots.toSorted(compareUse).at(-1)
  return last === undefined ? putIntoLots(from, delta, facts) : applyDeltas(from, new Map([[last.lot_id, delta]]))
}

/** The same lots counted in another unit: each keeps its share, and the last takes what rounding leaves. */
export function rescaleLots(from: Lots, quantity: number, facts: LotFacts): MovedLots {
  const before = sumQuantities(from.lots)
  if (before === 0 || quantity === 0) return countLots(from, quantity, facts)
  let left = quantity
  const deltas = new Map<number, number>()
  from.lots.forEach((lot, index) => {
    const isLast = index === from.lots.length - 1
    const share = isLast ? left : Math.min(left, roundQuantity((lot.quantity / before) * quantity))
    left = roundQuantity(left - share)
    deltas.set(lot.lot_id, roundQuantity(share - lot.quantity))
  })
  return applyDeltas(from, deltas)
}
