import { type CreateItemInput, type Item } from './item.ts'

/** What the item form holds while a person types: text in every field. */
export const item_form_fields = [
  'item_name',
  'description',
  'category',
  'quantity',
  'unit_of_measure',
  'purchase_date',
  'expiry_date',
  'location',
  'low_stock_threshold',
  'notes',
  'brand',
  'item_weight',
  'item_weight_unit',
] as const

export type ItemFormField = (typeof item_form_fields)[number]
export type ItemFormValues = Record<ItemFormField, string>

/** What a scan knows of an item; a screen hands it to the add form as `{ prefill }` in the navigation state. */
export type ItemPrefill = Partial<Record<ItemFormField, string | number | null>> & {
  image_url?: string | null
  /** The code that was scanned: it has no field, the item keeps it. */
  barcode?: string | null
}

const number_fields: readonly string[] = ['quantity', 'low_stock_threshold', 'item_weight'] satisfies ItemFormField[]

/** The form's text as a payload: empty strings become null, numbers numbers. The request schema judges it. */
export function toItemPayload(values: ItemFormValues): CreateItemInput {
  const payload = item_form_fields.map((name) => {
    const text = values[name]
    if (text.trim() === '') return [name, null]
    return [name, number_fields.includes(name) ? Number(text) : text]
  })
  return Object.fromEntries(payload) as CreateItemInput
}

/** An item, or what a scan found of one, as form text. */
export function toItemFormValues(item: Partial<Item>): ItemFormValues {
  const texts = item_form_fields.map((name) => [
    name,
    item[name] === undefined || item[name] === null ? '' : String(item[name]),
  ])
  return Object.fromEntries(texts) as ItemFormValues
}
