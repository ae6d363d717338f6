import { compareUse, type Lot } from '@larder/contract/lots'
import { roundQuantity } from '@larder/contract/values/units'
import { factsOf, type LotChange, type LotFacts, type Lots, type MovedLots, no_facts } from './lot-change.ts'

/** What the journal says of one event; without changes it is older than lots and means the first. */
export interface LotEvent {
  readonly delta: number
  readonly lot_changes: readonly LotChange[] | null
  /** False for what was undone and for the undoing: of these only the facts they leave are true. */
  readonly is_effective: boolean
}

/** What an event did to lots. */
export const changesOf = ({ delta, lot_changes }: Pick<LotEvent, 'delta' | 'lot_changes'>): readonly LotChange[] =>
  lot_changes ?? [{ lot_id: 1, delta }]

/** Quantities and facts of lots while a journal is told again. */
class Replay {
  readonly #quantities = new Map<number, number>()
  readonly #facts = new Map<number, LotFacts>()
  /** What was taken before it came: the next that comes in makes it good. */
  #debt = 0

  learnFacts({ lot_id, before, after }: LotChange): void {
    this.#facts.set(lot_id, { ...(this.#facts.get(lot_id) ?? no_facts), ...before, ...after })
  }

  move({ lot_id, delta }: LotChange): void {
    if (delta > 0) this.#putIn(lot_id, delta)
    else this.#takeOut(lot_id, -delta)
  }

  #putIn(lot_id: number, amount: number): void {
    const paid = Math.min(this.#debt, amount)
    this.#debt = roundQuantity(this.#debt - paid)
    this.#quantities.set(lot_id, roundQuantity((this.#quantities.get(lot_id) ?? 0) + amount - paid))
  }

  #takeOut(lot_id: number, amount: number): void {
    let left = amount
    const others = this.list().filter((lot) => lot.lot_id !== lot_id)
    for (const id of [lot_id, ...others.toSorted(compareUse).map((lot) => lot.lot_id)]) {
      const taken = Math.min(this.#quantities.get(id) ?? 0, left)
      this.#quantities.set(id, roundQuantity((this.#quantities.get(id) ?? 0) - taken))
      left = roundQuantity(left - taken)
    }
    this.#debt = roundQuantity(this.#debt + left)
  }

  list(): Lot[] {
    const lots = [...this.#quantities].map(([lot_id, quantity]) => ({
      lot_id,
      quantity,
      ...(this.#facts.get(lot_id) ?? no_facts),
    }))
    return lots.filter(({ quantity }) => quantity > 0)
  }
}

/** The lots that a journal leads to, whatever was taken out of it: each event moves what it moved as far as that is there. */
export function replayLots(events: Iterable<LotEvent>): Lot[] {
  const replay = new Replay()
  for (const event of events)
    for (const change of changesOf(event)) {
      replay.learnFacts(change)
      if (event.is_effective) replay.move(change)
    }
  return replay.list()
}

/** What leads from some lots to others of the same item; facts of what is there now stay. */
export function differenceOfLots({ lots, last_lot_id }: Lots, wanted: readonly Lot[]): MovedLots {
  const now = new Map(lots.map((lot) => [lot.lot_id, lot]))
  const then = new Map(wanted.map((lot) => [lot.lot_id, { ...lot, ...factsOf(now.get(lot.lot_id) ?? lot) }]))
  const changes: LotChange[] = []
  for (const lot_id of new Set([...now.keys(), ...then.keys()])) {
    const [was, is] = [now.get(lot_id), then.get(lot_id)]
    const delta = roundQuantity((is?.quantity ?? 0) - (was?.quantity ?? 0))
    if (delta === 0) continue
    const gone = was !== undefined && is === undefined ? { before: factsOf(was) } : {}
    const begun = was === undefined && is !== undefined ? { after: factsOf(is) } : {}
    changes.push({ lot_id, delta, ...gone, ...begun })
  }
  return { lots: [...then.values()], last_lot_id, changes }
}
