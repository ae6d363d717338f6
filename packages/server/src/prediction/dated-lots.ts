import { compareUse, type Lot } from '@larder/contract/lots'
import { daysBetween } from '@larder/contract/values/days'
import type { DatedLot } from '@larder/forecast/lots/dated-lots'

/** The lots of an item in the order of use; of a single one the item itself says all there is to say. */
export function datedLots(
  { quantity, expiry_date }: { readonly quantity: number; readonly expiry_date: string | null },
  lots: readonly Lot[] | null,
): readonly DatedLot[] {
  if (lots !== null && lots.length > 1) return lots.toSorted(compareUse)
  return quantity > 0 ? [{ quantity, expiry_date }] : []
}

/**
 * Days until nothing is left that can be used, where some of it goes off before; Infinity where nothing does. At its usual rate,
 * one lot after the other, each until its last good day.
 */
export function daysUntilSpoiled(lots: readonly DatedLot[], rate: number, today: string): number {
  let [day, isLost] = [0, false]
  for (const { quantity, expiry_date } of lots) {
    const left = expiry_date === null ? Infinity : Math.max(0, daysBetween(today, expiry_date) + 1 - day)
    const lasts = quantity / rate
    isLost ||= left < lasts
    day += Math.min(left, lasts)
  }
  return isLost ? day : Infinity
}

/** How much of it is not past its date. */
export function sumUsable(lots: readonly DatedLot[], today: string): number {
  return lots.reduce(
    (sum, { quantity, expiry_date }) => (expiry_date !== null && expiry_date < today ? sum : sum + quantity),
    0,
  )
}
