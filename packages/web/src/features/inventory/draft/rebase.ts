import { formatDay } from '@larder/contract/values/days'
import { type Item } from '@larder/contract/item'
import { item_form_fields, type ItemFormField, type ItemFormValues, toItemFormValues } from '@larder/contract/item-form'
import { item_messages } from '@larder/contract/messages/inventory/item-messages'
import { formatAmount } from '@larder/contract/values/numbers'
import { number_format } from '../../../ui/form/number-format.ts'
import { item_labels } from '../labels.ts'
import { type EditValues, scaleItem } from './unit-change.ts'

export interface FieldChange {
  field: ItemFormField
  label: string
  /** What the item says now, for a person to read. */
  theirs: string
  /** True where both sides changed it, so that saving overwrites what the other side wrote. */
  overwrites: boolean
}

interface Rebased {
  values: ItemFormValues
  changes: FieldChange[]
}

function inWords(field: ItemFormField, text: string, { unit_of_measure }: ItemFormValues): string {
  if (text === '') return item_messages.emptyField
  if (field === 'purchase_date' || field === 'expiry_date') return formatDay(text)
  return field === 'quantity' || field === 'low_stock_threshold'
    ? formatAmount(number_format.read(text, unit_of_measure) ?? 0, unit_of_measure)
    : text
}

/**
 * Moves a half-typed edit onto the item as another person saved it: untouched fields follow the other side,
 * what was typed here stays, and the person is told both.
 */
export function rebase(typed: EditValues, base: Item, current: Item): Rebased {
  // Numbers that follow a new unit are untouched, unless the other side changed the unit as well.
  const show = (item: Item) => (current.unit_of_measure === base.unit_of_measure ? scaleItem(typed, item) : item)
  const before = toItemFormValues(show(base), number_format)
  const now = toItemFormValues(show(current), number_format)
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
