import { item_form_fields, type ItemFormField } from '@larder/contract/item-form'

/**
 * The columns of an item, once: item JSON, the statements that make and edit items, the export and the fixtures of the
 * tests derive from here, and `columns.test.ts` compares them with the database and the contract.
 */

const isDetail = (field: ItemFormField): field is Exclude<ItemFormField, 'quantity'> => field !== 'quantity'

/** Shown with a single item alone: the list is the same size without them. */
export const single_item_columns = ['pack_quantity', 'is_never_suggested'] as const

/** What a person may write of an item beside its quantity, which moves by the journal alone. */
export const detail_columns = [...item_form_fields.filter(isDetail), 'image_url', ...single_item_columns] as const

/** What a household sees of an item, in the order in which it is told. */
export const item_columns = [
  'item_id',
  ...item_form_fields,
  'image_url',
  'usual_uses',
  'is_demo',
  'lot_count',
  'version',
  'created_at',
  'updated_at',
] as const

export type ItemColumn = (typeof item_columns)[number] | (typeof single_item_columns)[number]

/** Decimals, which lose their trailing zeros on the way out (4.000 is 4). */
export const decimal_columns: ReadonlySet<string> = new Set<ItemColumn>([
  'quantity',
  'low_stock_threshold',
  'item_weight',
  'pack_quantity',
])

/** What an export of the household leaves out, and why. */
export const unexported_columns: Readonly<Partial<Record<ItemColumn, string>>> = {
  lot_count: 'the lots are there to be counted',
  usual_uses: 'computed from the events',
  is_demo: 'says only that the item goes with the demo',
  version: 'counts our own writes',
}

/** Columns that nobody is shown, and what for. */
export const internal_columns: Readonly<Record<string, string>> = {
  household_id: 'whose it is',
  usage_stats: 'usage statistics',
  lots: 'shown with a single item',
  unit_factors: 'shown with a single item',
  last_lot_id: 'the last number that a lot was given',
  changed_user_id: 'who changed it last, shown as a name',
}
