import type { Item } from '@larder/contract/item'
import { convertAmount } from '@larder/contract/values/units'
import type { ItemChanges } from './item-changes.ts'

/** Changes with the pack in the new unit, where only the unit changes; what cannot be counted in it is learned anew. */
export function rescalePack({ unit_of_measure, pack_quantity }: Item, changes: ItemChanges): ItemChanges {
  const wanted = changes.unit_of_measure
  if (wanted === undefined || changes.pack_quantity !== undefined || typeof pack_quantity !== 'number') return changes
  const converted = convertAmount(pack_quantity, unit_of_measure ?? '', wanted)
  return { ...changes, pack_quantity: converted === null || converted <= 0 ? null : converted }
}
