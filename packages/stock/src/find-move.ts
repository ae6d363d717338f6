import { factorInto } from '@larder/contract/values/unit-factors'
import { roundQuantity } from '@larder/contract/values/units'
import { type Move, type Stock, type StockChange } from './stock.ts'

/**
 * How far a change moves the stock. Its amount may be said in a unit that the item had before; 'other_unit' where nobody said
 * how much one of that is.
 */
export function findMove(stock: Stock, change: StockChange): Move | 'other_unit' {
  const { counted_in, is_late: isLate = false } = change
  const said = counted_in ? factorInto(stock, counted_in) : 1
  if (said === null && !isLate) return 'other_unit'
  // What happened offline is not refused: then it is taken for what the item is counted in now.
  const factor = said ?? 1
  const left = 'quantity' in change ? change.quantity * factor : stock.quantity + roundQuantity(change.delta * factor)
  const quantity_after = roundQuantity(left)
  return { quantity_after, delta: roundQuantity(quantity_after - stock.quantity) }
}
