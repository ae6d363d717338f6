import { roundQuantity } from '@larder/contract/values/units'
import type { Lot } from '@larder/contract/lots'
import { changeLot } from '../lots/change-lot.ts'
import type { LotChange, Lots } from '../lots/lot-change.ts'
import { type MovingEvent, moveLots } from '../lots/lots-of-event.ts'
import type { LotEvent } from '../lots/replay-lots.ts'
import { undoLots } from '../lots/undo-lots.ts'

// A sum that is nearly nothing is rounded to -0, which is no other number.
const sumOf = (values: readonly number[]): number => roundQuantity(values.reduce((sum, value) => sum + value, 0)) + 0
export const quantityOf = ({ lots }: Lots): number => sumOf(lots.map(({ quantity }) => quantity))

interface Entry extends LotEvent {
  readonly id: number
  readonly kind: string
  readonly changes: readonly LotChange[]
  readonly undoes?: number
  readonly unit_of_measure: string
}

/** An item as the server keeps it: lots, journal and unit. */
export class Shelf {
  state: Lots = { lots: [], last_lot_id: 1 }
  unit = 'l'
  readonly journal: Entry[] = []

  #append(kind: string, moved: Lots & { readonly changes: readonly LotChange[] }, undoes?: number): void {
    const delta = sumOf([quantityOf(moved), -quantityOf(this.state)])
    const id = this.journal.length
    const about = { id, kind, delta, lot_changes: moved.changes, changes: moved.changes, unit_of_measure: this.unit }
    this.journal.push({ ...about, is_effective: true, ...(undoes === undefined ? {} : { undoes }) })
    this.state = { lots: moved.lots, last_lot_id: moved.last_lot_id }
  }

  move(event: MovingEvent, to: number): void {
    const delta = roundQuantity(to - quantityOf(this.state))
    const facts = { expiry_date: null, purchase_date: null, location: 'Pantry' }
    this.#append(event.kind, moveLots({ ...this.state, ...facts, quantity_after: to, delta }, event))
  }

  change(lot: Lot, kind: string, facts: Partial<Lot>, quantity: number): void {
    this.#append(kind, changeLot(this.state, lot.lot_id, facts, quantity))
  }

  undoable(): Entry[] {
    const undone = new Set(this.journal.map(({ undoes }) => undoes))
    return this.journal.filter(({ id, kind }) => kind !== 'undone' && !undone.has(id))
  }

  /** False where there is not enough left to take it back. */
  undo(event: Entry): boolean {
    const factor = event.unit_of_measure === this.unit ? 1 : this.unit === 'ml' ? 1000 : 0.001
    const quantity_after = roundQuantity(quantityOf(this.state) - roundQuantity(event.delta * factor))
    if (quantity_after < 0) return false
    const left = new Set(this.undoable().map(({ id }) => id))
    const journal = this.journal.map((one) => ({ ...one, is_effective: left.has(one.id) && one.id !== event.id }))
    const units = { factor, unit_of_measure: this.unit }
    this.#append('undone', undoLots(this.state, { ...event, ...units, journal, quantity_after }), event.id)
    return true
  }

  /** What is not true of the lots and must be at every moment. */
  findFaults(): string[] {
    const moved = new Map<number, number>()
    for (const { lot_id, delta } of this.journal.flatMap(({ changes }) => changes))
      moved.set(lot_id, sumOf([moved.get(lot_id) ?? 0, delta]))
    const there = new Map(this.state.lots.map(({ lot_id, quantity }) => [lot_id, quantity]))
    const faults = [...new Set([...moved.keys(), ...there.keys()])]
      .filter((lot_id) => (moved.get(lot_id) ?? 0) !== (there.get(lot_id) ?? 0))
      .map((lot_id) => `lot ${lot_id} holds ${there.get(lot_id)}, the journal says ${moved.get(lot_id)}`)
    if (this.state.lots.some(({ quantity }) => quantity <= 0)) faults.push('a lot holds nothing')
    if (quantityOf(this.state) !== sumOf(this.journal.map(({ delta }) => delta))) faults.push('the sum is another')
    return faults
  }
}
