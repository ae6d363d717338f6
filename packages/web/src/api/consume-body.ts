import { remainingAfter } from '@larder/contract/values/units'

/** The stock of an item as a screen shows it; `lot_count` is said by a server that keeps lots. */
interface ShownStock {
  readonly quantity: number
  readonly lot_count?: number | undefined
}

/**
 * What a use is sent as. A server that keeps lots is told how much it was, so that two phones add up; one with the
 * specification's shapes alone takes what is left.
 */
export function consumeBodyOf({ quantity, lot_count }: ShownStock, used: number) {
  return lot_count === undefined ? { new_quantity: remainingAfter(quantity, used) } : { used_quantity: used }
}
