import type { Lot } from '@larder/contract/lots'
import { roundQuantity } from '@larder/contract/values/units'

/** What is known of a lot beside how much of it is there. */
export type LotFacts = Omit<Lot, 'lot_id' | 'quantity'>

/** What an event does to one lot, as the journal keeps it. */
export interface LotChange {
  readonly lot_id: number
  readonly delta: number
  /** How much of it got new facts, where nothing moved. */
  readonly quantity?: number
  /** The facts that it changes: all of them where a lot begins (`after`) or is used up (`before`). */
  readonly before?: Partial<LotFacts>
  readonly after?: Partial<LotFacts>
}

/** The lots of an item, and the last number that one was given. */
export interface Lots {
  readonly lots: readonly Lot[]
  readonly last_lot_id: number
}

/** Lots after an event, and what it changed. */
export interface MovedLots extends Lots {
  readonly changes: readonly LotChange[]
}

export const no_facts: LotFacts = {
  expiry_date: null,
  purchase_date: null,
  location: null,
  price: null,
  opened_on: null,
  frozen_on: null,
}

/** How much all of them hold. */
export function sumQuantities(lots: readonly Lot[]): number {
  return roundQuantity(lots.reduce((sum, { quantity }) => sum + quantity, 0))
}

/** The facts of a lot alone. */
export function factsOf({ lot_id: _lot_id, quantity: _quantity, ...facts }: Lot): LotFacts {
  return facts
}
