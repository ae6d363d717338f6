import { quantity_limits } from '@larder/contract/constants'
import { hasStorableDecimals } from '@larder/contract/numbers'

/** A typed amount to buy; null where it is none, and the suggestion counts. */
export function readAmount(text: string): number | null {
  const amount = text.trim() === '' ? Number.NaN : Number(text)
  return amount > 0 && amount <= quantity_limits.max && hasStorableDecimals(amount) ? amount : null
}
