import { type Item } from '@larder/contract/item'
import { amountOfOne, amountOfUse } from '../../../shared/usual-use/usual-use.ts'

export type Direction = 'use' | 'add'

/** How much one tap uses or adds: what is usually used at once, and a package more. */
export function stepOf(item: Item, direction: Direction): number {
  return direction === 'use' ? amountOfUse(item) : amountOfOne(item)
}

/** What a tap moves; nobody uses more than there is. */
export function stepFrom(item: Item, direction: Direction): number {
  const one = stepOf(item, direction)
  return direction === 'use' ? Math.min(one, item.quantity) : one
}
