import type { ShoppingListEntry, ShoppingListLine } from '@larder/contract/shopping'
import { amountInUnit } from '../shopping-entries/amount-in-unit.ts'
import type { ListedEntry } from '../shopping-entries/repository.ts'
import { asked_reason } from './reason.ts'

/** What people say of the list beside what is predicted. */
export interface OwnWishes {
  readonly entries: readonly ListedEntry[]
  readonly never_suggested: ReadonlySet<number>
}

/** Somebody wants it, whatever the forecast says: asked for, or in the cart. */
export const isAskedFor = ({ is_asked, is_ticked, is_skipped }: ListedEntry): boolean =>
  !is_skipped && (is_asked || is_ticked)

/** What an entry says of its line. */
function describe(line: ShoppingListLine, entry: ListedEntry): ShoppingListLine {
  const { entry_id, is_ticked, repeat_days, unit_of_measure } = entry
  const wanted = line.unit_of_measure ?? unit_of_measure ?? ''
  const amount = entry.quantity === null ? null : amountInUnit(entry.quantity, unit_of_measure, wanted)
  const quantity = amount ?? (line.item_id === null ? null : line.suggested_quantity)
  const added_by = entry.is_asked ? entry.added_by : null
  const ticked_by = entry.ticked_by === undefined ? {} : { ticked_by: is_ticked ? entry.ticked_by : null }
  return { ...line, entry_id, quantity, is_ticked, repeat_days, added_by, ...ticked_by }
}

/** The line of something that is no item. */
const textLine = ({ text, quantity, unit_of_measure }: ListedEntry): ShoppingListLine => ({
  item_id: null,
  item_name: text ?? '',
  category: null,
  brand: null,
  current_quantity: 0,
  unit_of_measure,
  suggested_quantity: quantity ?? 1,
  is_low_stock: false,
  days_until_depletion: null,
  confidence_level: null,
  reason: asked_reason,
})

/** What is predicted, as people have changed it, then what they have asked for beside it; line by line, since they may be many. */
export function* mergeEntries(
  predicted: readonly ShoppingListEntry[],
  asked: ReadonlyMap<number, ShoppingListEntry>,
  { entries, never_suggested }: OwnWishes,
): Generator<ShoppingListLine> {
  const by_item = new Map(entries.map((entry) => [entry.item_id, entry]))
  const shown = new Set<number>()
  for (const line of predicted) {
    const entry = by_item.get(line.item_id)
    shown.add(line.item_id)
    if (entry?.is_skipped === true) continue
    if (never_suggested.has(line.item_id) && (entry === undefined || !isAskedFor(entry))) continue
    const plain = { ...line, quantity: line.suggested_quantity, is_ticked: false }
    yield entry === undefined ? plain : describe(plain, entry)
  }
  for (const entry of entries) {
    if (!isAskedFor(entry) || (entry.item_id !== null && shown.has(entry.item_id))) continue
    const line = entry.item_id === null ? textLine(entry) : asked.get(entry.item_id)
    if (line !== undefined) yield describe(line, entry)
  }
}
