import type { Item, ItemConflict, UpdateItemRequest } from '@larder/contract/item'
import { roundQuantity } from '@larder/contract/values/units'

/** What an edit writes of an item itself. */
export type ItemChanges = Omit<UpdateItemRequest, 'version' | 'barcode' | 'known' | 'quantity_change' | 'unit_factor'>

/** What an edit really changes: a form sends what it shows, and what it shows may be untouched. */
export function findChanges(current: Item, wanted: UpdateItemRequest): ItemChanges {
  const {
    version: _version,
    barcode: _barcode,
    known: _known,
    unit_factor: _factor,
    quantity_change,
    ...fields
  } = wanted
  const counted =
    quantity_change === undefined ? {} : { quantity: Math.max(0, roundQuantity(current.quantity + quantity_change)) }
  const changed = Object.entries({ ...fields, ...counted }).filter(
    ([name, value]) => value !== undefined && current[name as keyof typeof fields] !== value,
  )
  return Object.fromEntries(changed)
}

/** What the changes write over although it is no longer as it was known. */
export function findConflicts(current: Item, wanted: UpdateItemRequest, changes: ItemChanges): ItemConflict[] {
  const { known = {} } = wanted
  const names = Object.keys(known) as (keyof typeof known)[]
  // A quantity that only moves by an amount writes over nothing.
  const overwritten = names.filter(
    (name) =>
      name in changes && wanted[name] !== undefined && known[name] !== undefined && known[name] !== current[name],
  )
  return overwritten.map((field) => ({ field, value: current[field] ?? null }))
}
