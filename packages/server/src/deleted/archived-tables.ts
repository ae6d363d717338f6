import { shopping_entry_columns, stock_event_columns } from '../database/row-columns.ts'
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
  { table: 'stock_event', columns: stock_event_columns, order: 'event_id' },
  {
    table: 'item_barcode',
    columns: ['barcode', 'item_id', 'added_at'],
    order: 'barcode',
    conflict: 'on conflict (household_id, barcode) do nothing',
  },
  { table: 'shopping_entry', columns: shopping_entry_columns, order: 'entry_id' },
  { table: 'crop', columns: ['crop_id', 'item_id', 'embedding', 'read_text', 'kept_at'], order: 'crop_id' },
]

/** Tables that refer to an item and are not archived, and why. */
export const unarchived_tables: Readonly<Record<string, string>> = {
  notice: 'made again from the item',
}
