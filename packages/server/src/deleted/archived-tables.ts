import { internal_columns, item_columns, single_item_columns } from '../item/columns.ts'

/** A table whose rows belong to an item, keyed by household and item. */
export interface ArchivedTable {
  readonly table: string
  /** All its columns but household_id. */
  readonly columns: readonly string[]
  /** The order in which they are kept and come back. */
  readonly order: string
  /** What another item may have got meanwhile stays there. */
  readonly conflict?: string
}

/** The columns of the item itself, but for household_id and what PostgreSQL computes. */
export const archived_item_columns: readonly string[] = [
  ...item_columns.filter((column) => column !== 'lot_count'),
  ...single_item_columns,
  ...Object.keys(internal_columns).filter((column) => column !== 'household_id'),
]

/** Everything that is deleted with an item and comes back with it. Notices are raised anew. */
export const archived_tables: readonly ArchivedTable[] = [
  {
    table: 'stock_event',
    columns: [
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
      'lot_changes',
      'reason',
    ],
    order: 'event_id',
  },
  {
    table: 'item_barcode',
    columns: ['barcode', 'item_id', 'added_at'],
    order: 'barcode',
    conflict: 'on conflict (household_id, barcode) do nothing',
  },
  {
    table: 'shopping_entry',
    columns: [
      'entry_id',
      'item_id',
      'text',
      'quantity',
      'unit_of_measure',
      'is_ticked',
      'added_at',
      'user_id',
      'repeat_days',
      'next_on',
      'bought_event_id',
      'skipped_at',
      'skipped_until',
    ],
    order: 'entry_id',
  },
  { table: 'crop', columns: ['crop_id', 'item_id', 'embedding', 'read_text', 'kept_at'], order: 'crop_id' },
]

/** Tables that refer to an item and are not archived, and why. */
export const unarchived_tables: Readonly<Record<string, string>> = {
  notice: 'made again from the item',
}
