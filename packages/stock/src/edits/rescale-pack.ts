import type { Item } from '@larder/contract/item'
import { factorOutOf } from '@larder/contract/values/unit-factors'
import { roundQuantity } from '@larder/contract/values/units'
import type { ItemChanges } from './item-changes.ts'

/** Changes with the pack in the new unit, where only the unit changes; what cannot be counted in it is learned anew. */
export function rescalePack(item: Item, changes: ItemChanges): ItemChanges {
  const { pack_quantity } = item
  const wanted = changes.unit_of_measure
  if (wanted === undefined || changes.pack_quantity !== undefined || typeof pack_quantity !== 'number') return changes
  const converted = roundQuantity(pack_quantity * (factorOutOf(item, wanted) ?? 0))
  return { ...changes, pack_quantity: converted <= 0 ? null : converted }
}
