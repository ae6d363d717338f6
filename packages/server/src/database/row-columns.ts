/**
 * The columns, but household_id, of tables that are told in several places (the archive of deleted items, the export of an account, what is brought along), in the
 * order in which they are told; tests of both compare them with the database.
 */

export const stock_event_columns = [
  'item_id',
  'event_id',
  'kind',
  'delta',
  'quantity_after',
  'unit_of_measure',
  'occurred_on',
  'occurred_at',
  'recorded_at',
  'user_id',
  'undoes_event_id',
  'price',
  'source',
  'notes',
  'reason',
  'lot_changes',
] as const

export const shopping_entry_columns = [
  'entry_id',
  'item_id',
  'text',
  'quantity',
  'unit_of_measure',
  'is_ticked',
  'added_at',
  'user_id',
  'ticked_user_id',
  'repeat_days',
  'next_on',
  'bought_event_id',
  'skipped_at',
  'skipped_until',
] as const

export const receipt_name_columns = [
  'printed_key',
  'merchant_key',
  'item_id',
  'item_name',
  'category',
  'unit_of_measure',
  'printed_unit',
  'amount_each',
  'named_at',
] as const

export const barcode_name_columns = [
  'barcode',
  'item_name',
  'brand',
  'category',
  'item_weight',
  'item_weight_unit',
  'image_url',
  'named_at',
] as const

export const receipt_columns = [
  'receipt_id',
  'read_at',
  'printed',
  'merchant',
  'merchant_key',
  'transaction_date',
  'total',
  'currency',
  'added_at',
  'undone_at',
  'entries',
] as const
