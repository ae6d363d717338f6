import { factorInto } from '@larder/contract/values/unit-factors'
import { roundQuantity } from '@larder/contract/values/units'
import type { StockChange } from './record.ts'
import type { Stock } from './stock-repository.ts'

/**
 * The stock that a change moves whose amount may be said in a unit that the item had before; 'other_unit' where nobody said how
 * much one of that is.
 */
export function readSaidUnit(stock: Stock, asked: StockChange): Stock | 'other_unit' {
  const { counted_in, is_late: isLate = false } = asked
  const factor = counted_in ? factorInto(stock, counted_in) : 1
  // What happened offline is not refused: then it is taken for what the item is counted in now.
  if (factor === 1 || (factor === null && isLate)) return stock
  if (factor === null) return 'other_unit'
  const left = 'quantity' in asked ? asked.quantity * factor : stock.quantity + roundQuantity(asked.delta * factor)
  const quantity_after = roundQuantity(left)
  return { ...stock, quantity_after, delta: roundQuantity(quantity_after - stock.quantity) }
}
