import { type KeptEntry } from '@larder/contract/calls/shopping-api'
import { type ShoppingListLine } from '@larder/contract/shopping'

/** What somebody wants of a line: that it is in the cart, how much of it; an amount of null is the suggested one. */
export interface LineChange {
  readonly is_ticked?: boolean
  readonly quantity?: number | null
}

/** A line as a screen shows it, with what was changed on this phone. */
export interface ListLine extends ShoppingListLine {
  /** The same for as long as the line is on the list, also when the household begins to keep an entry of it. */
  readonly key: string
  /** False where the server knows the specification's shapes alone: ticks and amounts then stay on this phone. */
  readonly is_kept: boolean
  readonly is_ticked: boolean
  /** How much to buy; null where nobody said how much of something that is no item. */
  readonly quantity: number | null
}

/** What names a line. */
export type LineRef = Pick<ShoppingListLine, 'item_id' | 'entry_id' | 'item_name' | 'is_ticked'>

/** An item has one line, so its number names it before and after it has an entry. */
export const keyOf = ({ item_id, entry_id }: Pick<ShoppingListLine, 'item_id' | 'entry_id'>): string =>
  item_id === null ? `entry-${entry_id}` : `item-${item_id}`

const amountOf = (line: ShoppingListLine, own: number | null): number | null =>
  own ?? (line.item_id === null ? null : line.suggested_quantity)

// The same line, changed in the same way, is the same object: what shows it need not render again.
const changed_lines = new WeakMap<ShoppingListLine, ListLine>()

/** A line with what is wanted of it. */
export function applyChange(line: ShoppingListLine, change: LineChange = {}): ListLine {
  const own = change.quantity === undefined ? (line.quantity ?? null) : change.quantity
  const isTicked = change.is_ticked ?? line.is_ticked ?? false
  const quantity = amountOf(line, own)
  const before = changed_lines.get(line)
  if (before?.is_ticked === isTicked && before.quantity === quantity) return before
  const changed = {
    ...line,
    key: keyOf(line),
    is_kept: line.is_ticked !== undefined,
    is_ticked: isTicked,
    // Whoever ticked it before did not tick it now.
    ticked_by: isTicked === line.is_ticked ? line.ticked_by : null,
    quantity,
  }
  changed_lines.set(line, changed)
  return changed
}

/** A line with the entry that the server answered a change of it with. */
export function applyEntry(line: ShoppingListLine, entry: KeptEntry): ShoppingListLine {
  const { entry_id, is_ticked, repeat_days, quantity } = entry
  const ticked_by = is_ticked === line.is_ticked ? line.ticked_by : null
  return { ...line, entry_id, is_ticked, ticked_by, repeat_days, quantity: amountOf(line, quantity) }
}
