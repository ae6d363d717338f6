import { roundQuantity } from './units.ts'

interface Stocked {
  readonly quantity: number
  readonly low_stock_threshold: number | null
  readonly pack_quantity?: number | null | undefined
}

const scale = (amount: number | null, factor: number) => (amount === null ? null : roundQuantity(amount * factor))

/** The numbers of an item in another unit. A pack too small to be written in it is none. */
export function scaleStock({ quantity, low_stock_threshold, pack_quantity }: Stocked, factor: number) {
  return {
    quantity: roundQuantity(quantity * factor),
    low_stock_threshold: scale(low_stock_threshold, factor),
    ...(pack_quantity === undefined ? {} : { pack_quantity: scale(pack_quantity, factor) || null }),
  }
}
