import { compareUse, type Lot } from '@larder/contract/lots'
import type { DatedLot } from '@larder/forecast/lots/dated-lots'

/** The lots of an item in the order of use; of a single one the item itself says all there is to say. */
export function datedLots(
  { quantity, expiry_date, purchase_date }: DatedLot,
  lots: readonly Lot[] | null,
): readonly DatedLot[] {
  if (lots !== null && lots.length > 1) return lots.toSorted(compareUse)
  return quantity > 0 ? [{ quantity, expiry_date, purchase_date: purchase_date ?? null }] : []
}
