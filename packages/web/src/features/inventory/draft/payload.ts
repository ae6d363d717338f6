import { type CreateItemInput, type Item, type UpdateItemRequest } from '@larder/contract/item'
import { type ItemFormValues, toItemPayload } from '@larder/contract/item-form'
import { type Unseen } from './prefill.ts'

/** True where people write 1,5 for one and a half. */
export function writesDecimalComma(locale?: string): boolean {
  return new Intl.NumberFormat(locale).format(1.5).includes(',')
}

/**
 * A typed number with a point for its decimals, whatever the keyboard offered. "1,500" alone is open: it is read
 * as the person's own language writes it. What is no number stays as typed, for the schema to refuse.
 */
export function readDecimal(text: string, decimal_comma: boolean = writesDecimalComma()): string {
  const typed = text.trim()
  if (!typed.includes(',')) return typed
  const grouped = /^[-+]?[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(typed)
  const could_be_decimal = /^[-+]?\d*,\d+$/.test(typed)
  if (grouped && !(could_be_decimal && decimal_comma)) return typed.replaceAll(',', '')
  return could_be_decimal ? typed.replace(',', '.') : typed
}

/** What the form says, as the request schemas judge it: a decimal comma is understood before numbers are made. */
export function toCreateInput(values: ItemFormValues, unseen: Unseen = {}): CreateItemInput {
  const payload = toItemPayload({
    ...values,
    quantity: readDecimal(values.quantity),
    low_stock_threshold: readDecimal(values.low_stock_threshold),
    item_weight: readDecimal(values.item_weight),
  })
  return { ...payload, ...unseen }
}

/**
 * An edit of `base`: the version says what it was made from, and an untouched quantity is left out, because
 * somebody may be using the thing up while the form is open.
 */
export function toUpdateInput(values: ItemFormValues, base: Item): Partial<CreateItemInput & UpdateItemRequest> {
  const { quantity, ...rest } = toCreateInput(values)
  return {
    ...rest,
    ...(quantity === base.quantity ? {} : { quantity }),
    ...(base.version === undefined ? {} : { version: base.version }),
  }
}
