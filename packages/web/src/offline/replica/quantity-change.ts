import { type Item } from '@larder/contract/item'
import { findUnitChange } from '@larder/contract/unit-change'
import { roundQuantity } from '@larder/contract/values/units'
import { type OutboxEntry } from '../outbox/entry.ts'
import { bodyOf } from './bodies.ts'

/** By how much an entry moves the quantity of its item. */
export function quantityChangeOf(entry: OutboxEntry, item: Pick<Item, 'quantity'>): number {
  const used = bodyOf(entry, 'consume')
  if (used !== null) {
    if (used.used_quantity !== undefined) return -used.used_quantity
    return (used.new_quantity ?? item.quantity) - (entry.base?.quantity ?? item.quantity)
  }
  const edited = bodyOf(entry, 'update')
  if (edited !== null) {
    if (edited.quantity_change !== undefined) return edited.quantity_change
    if (edited.quantity === undefined) return 0
    // In the unit that the edit gives it, where that changes.
    const factor = (entry.base && findUnitChange(entry.base, edited)?.factor) ?? 1
    return edited.quantity - roundQuantity((entry.base?.quantity ?? item.quantity) * factor)
  }
  const bought = bodyOf(entry, 'purchase')
  if (bought !== null) return bought.quantity_added
  const discarded = bodyOf(entry, 'discard')
  if (discarded !== null) return -discarded.quantity
  return entry.undone === undefined ? 0 : -entry.undone.delta
}
