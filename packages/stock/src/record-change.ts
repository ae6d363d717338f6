import { quantity_limits } from '@larder/contract/constants'
import { findShownLot } from '@larder/contract/lots'
import { findMove } from './find-move.ts'
import { fitLateChange } from './late-change.ts'
import { type LotChange, type Lots, type MovedLots } from './lots/lot-change.ts'
import { findLotRefusal, moveLots } from './lots/lots-of-event.ts'
import { type Move, type Stock, type StockChange } from './stock.ts'

/** Why a change cannot be made: no use at all, no such lot, or less than nothing or more than is kept exactly. */
export type StockRefusal = 'other_unit' | 'not_less' | 'below_zero' | 'too_large' | 'lot_missing' | 'lot_too_small'

/** The stock after a change, and what the journal says of it. */
export interface Recorded<Before extends Stock> extends Move {
  readonly stock: Before
  readonly lot_changes: readonly LotChange[]
  readonly notes: string | null
}

function findRefusal(change: StockChange, { lots }: Stock, { delta, quantity_after }: Move): StockRefusal | undefined {
  if (change.kind === 'consumed' && delta >= 0 && change.is_late !== true) return 'not_less'
  if (quantity_after < 0) return 'below_zero'
  if (quantity_after > quantity_limits.max) return 'too_large'
  return findLotRefusal(lots, change, delta)
}

/** The stock with other lots: the item shows the one that goes off first. */
export function withLots<Before extends Stock>(stock: Before, moved: Lots, quantity = stock.quantity): Before {
  const { expiry_date, purchase_date, location } = findShownLot(moved.lots) ?? stock
  const { lots, last_lot_id } = moved
  return { ...stock, quantity, lots, last_lot_id, expiry_date, purchase_date, location }
}

/**
 * The one way in which stock moves, on the server as on a phone. `moveBy` moves the lots where the kind of the change alone
 * does not say how.
 */
export function recordChange<Before extends Stock>(
  stock: Before,
  asked: StockChange,
  moveBy?: (stock: Before & Move) => MovedLots,
): Recorded<Before> | StockRefusal {
  const found = findMove(stock, asked)
  if (found === 'other_unit') return found
  const { change, move } = asked.is_late === true ? fitLateChange(asked, stock, found) : { change: asked, move: found }
  const refusal = findRefusal(change, stock, move)
  if (refusal !== undefined) return refusal
  const before = { ...stock, ...move }
  const moved = moveBy?.(before) ?? moveLots(before, change)
  const after = withLots(stock, moved, move.quantity_after)
  return { ...move, stock: after, lot_changes: moved.changes, notes: change.notes ?? null }
}
