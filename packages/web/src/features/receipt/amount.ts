import { type Item } from '@larder/contract/item'
import { quantity_limits } from '@larder/contract/constants'
import { amountOfPackage, convertAmount } from '@larder/contract/units'

type Measured = Pick<Item, 'unit_of_measure' | 'item_weight' | 'item_weight_unit'>

const bare = { item_weight: null, item_weight_unit: null }
const isCounted = (unit: string): boolean => amountOfPackage(bare, unit) === 1

/**
 * How much an amount on a receipt is in the unit that an item is counted in: the same unit, another measure of the
 * same kind, or packages by what one of them holds. Null where only a person knows.
 */
export function amountInUnitOf(item: Measured, quantity: number, unit: string): number | null {
  const wanted = item.unit_of_measure
  if (wanted === null || wanted.trim().toLowerCase() === unit.trim().toLowerCase()) return quantity
  if (!isCounted(unit)) return convertAmount(quantity, unit, wanted)
  const each = amountOfPackage(item, wanted)
  return each === null ? null : Number((quantity * each).toFixed(quantity_limits.decimals))
}
