import { shoppingListEntry } from '@larder/contract/shopping'
import { applyChange, type ListLine } from './list-line.ts'

/** A line of the list. */
export function createLine(details: object = {}): ListLine {
  const plain = { item_id: 1, item_name: 'Milk', current_quantity: 0, suggested_quantity: 1, is_ticked: false }
  return applyChange(shoppingListEntry.parse({ ...plain, ...details }))
}
