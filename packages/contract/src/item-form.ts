import { type CreateItemInput } from './item.ts'

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

/** The fields that hold numbers, and the field that says what each of them counts. */
const units_of_numbers: Readonly<Partial<Record<ItemFormField, ItemFormField>>> = {
  quantity: 'unit_of_measure',
  low_stock_threshold: 'unit_of_measure',
  item_weight: 'item_weight_unit',
}

/** Reads and writes numbers as the person does who types them; what is no number is NaN, for the schema to refuse. */
export interface NumberFormat {
  readonly read: (text: string, unit?: string | null) => number | null
  readonly write: (value: number | null, unit?: string | null) => string
}

/** The form's text as a payload: empty strings become null, numbers numbers. The request schema judges it. */
export function toItemPayload(values: ItemFormValues, { read }: Pick<NumberFormat, 'read'>): CreateItemInput {
  const payload = item_form_fields.map((name) => {
    const text = values[name]
    if (text.trim() === '') return [name, null]
    const unit_field = units_of_numbers[name]
    return [name, unit_field === undefined ? text : read(text, values[unit_field])]
  })
  return Object.fromEntries(payload) as CreateItemInput
}

type ItemFacts = Readonly<Partial<Record<ItemFormField, string | number | null>>>

/** An item, or what a scan found of one, as form text. */
export function toItemFormValues(item: ItemFacts, { write }: Pick<NumberFormat, 'write'>): ItemFormValues {
  const texts = item_form_fields.map((name) => {
    const [value, unit_field] = [item[name] ?? '', units_of_numbers[name]]
    if (typeof value === 'string' || unit_field === undefined) return [name, String(value)]
    const unit = item[unit_field]
    return [name, write(value, typeof unit === 'string' ? unit : null)]
  })
  return Object.fromEntries(texts) as ItemFormValues
}
