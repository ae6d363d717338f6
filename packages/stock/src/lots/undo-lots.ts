import { roundQuantity } from '@larder/contract/values/units'
import { applyDeltas, putIntoLots, takeFromLots } from './move-lots.ts'
import { type LotChange, type LotFacts, type Lots, type MovedLots, no_facts, sumQuantities } from './lot-change.ts'
import { changesOf, differenceOfLots, type LotEvent, replayLots } from './replay-lots.ts'

/** What an event did, and what one of the unit in which it was recorded is in that of the item now. */
export type InvertedEvent = Pick<LotEvent, 'delta' | 'lot_changes'> & { readonly factor: number }

/** An event that is undone, and the journal of its item with that event no longer effective. */
export interface UndoneEvent extends LotEvent, InvertedEvent {
  readonly unit_of_measure: string
  /** The quantity of the item when it is undone. */
  readonly quantity_after: number
  readonly journal: readonly (LotEvent & { readonly unit_of_measure: string | null })[]
}

/** Puts back what the event took and takes what it brought. */
function putBack(from: Lots, event: InvertedEvent, quantity_after: number): MovedLots {
  let now: Lots = from
  let left = roundQuantity(quantity_after - sumQuantities(from.lots))
  const changes = changesOf(event)
  for (const [index, change] of changes.entries()) {
    const isLast = index === changes.length - 1
    const converted = roundQuantity(-change.delta * event.factor)
    const delta = isLast ? left : converted
    left = roundQuantity(left - delta)
    const own = now.lots.find(({ lot_id }) => lot_id === change.lot_id)
    if (delta < 0) now = takeFromLots(now, -delta, [change.lot_id])
    else if (delta > 0 && own !== undefined) now = applyDeltas(now, new Map([[change.lot_id, delta]]))
    else if (delta > 0) now = putIntoLots(now, delta, { ...no_facts, ...change.before, ...change.after })
  }
  return { ...differenceOfLots(from, now.lots), last_lot_id: now.last_lot_id }
}

/** Gives lots back the facts that the event changed, as far as nobody has changed them since. */
function restoreFacts(moved: MovedLots, undone: readonly LotChange[]): MovedLots {
  const changes = new Map(moved.changes.map((change) => [change.lot_id, change]))
  const lots = moved.lots.map((lot) => {
    const change = undone.find(({ lot_id, before, after }) => lot_id === lot.lot_id && before && after)
    if (change === undefined) return lot
    const names = Object.keys(change.after ?? {}) as (keyof LotFacts)[]
    const kept = names.filter((name) => lot[name] === change.after?.[name])
    if (kept.length === 0) return lot
    const pick = (facts: Partial<LotFacts> = {}) => Object.fromEntries(kept.map((name) => [name, facts[name] ?? null]))
    const moving = changes.get(lot.lot_id) ?? { lot_id: lot.lot_id, delta: 0 }
    changes.set(lot.lot_id, {
      ...moving,
      before: pick(change.after),
      after: { ...moving.after, ...pick(change.before) },
    })
    return { ...lot, ...pick(change.before) }
  })
  return { ...moved, lots, changes: [...changes.values()] }
}

/** The lots after an event was undone where the rest of the journal is not known, or cannot be told again in one unit. */
export function invertLots(from: Lots, event: InvertedEvent, quantity_after: number): MovedLots {
  return restoreFacts(putBack(from, event, quantity_after), changesOf(event))
}

/**
 * The lots after an event was undone: what the rest of the journal leads to, so that the order of undoing makes no difference.
 */
export function undoLots(from: Lots, event: UndoneEvent): MovedLots {
  const isOneUnit = event.journal.every(
    ({ unit_of_measure }) => (unit_of_measure ?? event.unit_of_measure) === event.unit_of_measure,
  )
  const replayed = isOneUnit ? replayLots(event.journal) : undefined
  if (replayed === undefined || sumQuantities(replayed) !== event.quantity_after)
    return invertLots(from, event, event.quantity_after)
  return restoreFacts(differenceOfLots(from, replayed), changesOf(event))
}
