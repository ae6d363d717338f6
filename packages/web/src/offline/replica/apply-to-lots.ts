import { compareUse, type Lot } from '@larder/contract/lots'
import { roundQuantity } from '@larder/contract/values/units'

/** Takes an amount from one batch, or from all in the order of use; what is not there is not taken. */
export function takeFromLots(lots: readonly Lot[], amount: number, lot_id: number | undefined): Lot[] {
  let left = amount
  const first = lots.filter((lot) => lot.lot_id === lot_id)
  const order = [...first, ...lots.filter((lot) => lot.lot_id !== lot_id).toSorted(compareUse)]
  const taken = order.map((lot) => {
    const part = Math.min(left, lot.quantity)
    left -= part
    return { ...lot, quantity: roundQuantity(lot.quantity - part) }
  })
  return taken.filter(({ quantity }) => quantity > 0)
}

/** Gives an amount back to the batch that is used next. */
export function returnToLots(lots: readonly Lot[], amount: number): Lot[] {
  const [next, ...others] = lots.toSorted(compareUse)
  if (next === undefined) return [{ ...empty_lot, lot_id: 0, quantity: amount }]
  return [{ ...next, quantity: roundQuantity(next.quantity + amount) }, ...others]
}

/** What a batch is before anything is known of it. */
export const empty_lot = {
  expiry_date: null,
  purchase_date: null,
  location: null,
  price: null,
  opened_on: null,
  frozen_on: null,
} as const
