import { formatDay } from '@larder/contract/days'
import { type Item } from '@larder/contract/item'
import { item_form_fields, type ItemFormField, type ItemFormValues, toItemFormValues } from '@larder/contract/item-form'
import { item_labels } from './labels.ts'

export interface FieldChange {
  field: ItemFormField
  label: string
  /** What the item says now, for a person to read. */
  theirs: string
  /** True where both sides changed it, so that saving overwrites what the other side wrote. */
  overwrites: boolean
}

export interface Rebased {
  values: ItemFormValues
  changes: FieldChange[]
}

function inWords(field: ItemFormField, text: string, { unit_of_measure }: ItemFormValues): string {
  if (text === '') return 'empty'
  if (field === 'purchase_date' || field === 'expiry_date') return formatDay(text)
  return field === 'quantity' || field === 'low_stock_threshold' ? `${text} ${unit_of_measure}`.trim() : text
}

/**
 * Moves a half-typed edit onto the item as somebody else left it: what was not touched here follows the other side,
 * what was typed here stays, and the person is told both.
 */
export function rebase(typed: ItemFormValues, base: Item, current: Item): Rebased {
  const before = toItemFormValues(base)
  const now = toItemFormValues(current)
  const values = { ...typed }
  const changes: FieldChange[] = []
  for (const field of item_form_fields) {
    if (now[field] === before[field] || now[field] === typed[field]) continue
    const overwrites = typed[field] !== before[field]
    if (!overwrites) values[field] = now[field]
    changes.push({ field, label: item_labels[field], theirs: inWords(field, now[field], now), overwrites })
  }
  return { values, changes }
}
