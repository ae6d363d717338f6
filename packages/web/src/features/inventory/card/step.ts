import { type Item } from '@larder/contract/item'
import { amountOfPackage } from '@larder/contract/values/units'

/** What "one" is where nobody said what a package holds: of small measures a hundred. */
const small_measures: Readonly<Record<string, number>> = { g: 100, ml: 100 }

/** How much one tap uses or adds: a package where its content is known, else one of the unit. */
export function stepOf(item: Pick<Item, 'unit_of_measure' | 'item_weight' | 'item_weight_unit'>): number {
  const unit = item.unit_of_measure?.trim().toLowerCase() ?? ''
  return amountOfPackage(item, item.unit_of_measure) ?? small_measures[unit] ?? 1
}

export type Direction = 'use' | 'add'

/** What a tap moves; nobody uses more than there is. */
export function stepFrom(item: Item, direction: Direction): number {
  const one = stepOf(item)
  return direction === 'use' ? Math.min(one, item.quantity) : one
}
