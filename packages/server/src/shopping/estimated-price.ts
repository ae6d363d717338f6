import type { ShoppingListLine } from '@larder/contract/shopping'
import { amountInUnit } from '../shopping-entries/amount-in-unit.ts'

/** What a household last paid for an item, and for how much of it. */
export interface LastPrice {
  readonly item_id: number
  readonly price: number
  readonly quantity: number
  readonly unit_of_measure: string | null
}

const inCents = (price: number): number => Math.round(price * 100) / 100

/** A line with what it will cost at the last price; as it is where nobody knows. */
export function addEstimate(line: ShoppingListLine, last: LastPrice | undefined): ShoppingListLine {
  const amount = line.quantity ?? null
  if (last === undefined || amount === null) return line
  const bought = amountInUnit(last.quantity, last.unit_of_measure, line.unit_of_measure ?? '')
  if (bought === null) return line
  return { ...line, estimated_price: inCents((last.price / bought) * amount) }
}
