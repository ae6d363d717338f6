import { convertAmount, unitKey } from '@larder/contract/values/units'

/** An amount in the unit of an item; null where the two measure different things. Without a unit it is the item's. */
export function amountInUnit(quantity: number, unit: string | null, wanted: string): number | null {
  if (unit === null || unitKey(unit) === unitKey(wanted)) return quantity
  const amount = convertAmount(quantity, unit, wanted)
  return amount !== null && amount > 0 ? amount : null
}
