import { shoppingListEntry } from '@larder/contract/shopping'
import { applyChange, type ListLine } from '../../shared/shopping-list/list-line.ts'

let ids = 0

/** A row of the list for tests, unlike any other. */
export function createLine(fields: Partial<ListLine>): ListLine {
  ids += 1
  const plain = { item_id: ids, item_name: `Item ${ids}`, current_quantity: 0, suggested_quantity: 1, is_ticked: false }
  return applyChange(shoppingListEntry.parse({ ...plain, entry_id: ids, ...fields }))
}
