import type { ShoppingListLine } from '@larder/contract/shopping'
import { factorInto, type UnitFactors } from '@larder/contract/values/unit-factors'
import { roundQuantity } from '@larder/contract/values/units'

/** What a household last paid for an item, and for how much of it. */
export interface LastPrice {
  readonly item_id: number
  readonly price: number
  readonly quantity: number
  readonly unit_of_measure: string | null
  /** Of the item. */
  readonly unit_factors: UnitFactors | null
}

const inCents = (price: number): number => Math.round(price * 100) / 100

/** A line with what it will cost at the last price; as it is where nobody knows. */
export function addEstimate(line: ShoppingListLine, last: LastPrice | undefined): ShoppingListLine {
  const amount = line.quantity ?? null
  if (last === undefined || amount === null) return line
  const item = { unit_of_measure: line.unit_of_measure ?? '', unit_factors: last.unit_factors }
  const factor = last.unit_of_measure === null ? 1 : factorInto(item, last.unit_of_measure)
  const bought = roundQuantity(last.quantity * (factor ?? 0))
  if (bought <= 0) return line
  return { ...line, estimated_price: inCents((last.price / bought) * amount) }
}
