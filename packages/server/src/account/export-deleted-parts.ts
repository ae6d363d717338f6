import { decimal_columns, item_columns, single_item_columns, unexported_columns } from '../item/columns.ts'
import { event_columns, type ExportPart } from './export-part.ts'

const shown = [...item_columns, ...single_item_columns].filter(
  (column) => column !== 'item_id' && !(column in unexported_columns),
)

/** A value of the kept row, written as the column itself would be. */
function keptColumn(column: string): string {
  if (decimal_columns.has(column)) return `trim_scale((item_row ->> '${column}')::numeric)`
  return column.startsWith('is_') ? `(item_row ->> '${column}')::boolean` : `item_row ->> '${column}'`
}

/** What was deleted and can still be brought back is still the household's: its items, and what happened to them. */
export const deleted_export_parts: readonly ExportPart[] = [
  {
    table: 'deleted_items',
    source: 'deleted_item',
    owner: 'household_id',
    columns: ['item_id', ...shown, 'deleted_at'],
    joined: Object.fromEntries(shown.map((column) => [column, keptColumn(column)])),
    rows: 'where household_id = $1 order by deleted_at, item_id',
    without: {
      household_id: 'the household is the one that asks',
      item_row: 'shown as columns',
      related_rows:
        'the events are shown as deleted_events; the codes are among barcode_names, and entries of the shopping list come back with the item',
    },
  },
  {
    table: 'deleted_events',
    source: 'deleted_item',
    owner: 'household_id',
    columns: event_columns,
    joined: Object.fromEntries(
      event_columns.map((column) => [
        column,
        column === 'recorded_by'
          ? 'app_user.username'
          : ['delta', 'quantity_after', 'price'].includes(column)
            ? `trim_scale(kept.${column})`
            : `kept.${column}`,
      ]),
    ),
    rows: `cross join lateral jsonb_populate_recordset(null::stock_event, related_rows -> 'stock_event') as kept
      left join app_user on app_user.user_id = kept.user_id
      where deleted_item.household_id = $1 order by kept.item_id, kept.event_id`,
    without: {
      household_id: 'the household is the one that asks',
      item_id: 'that of the event is shown',
      deleted_at: 'shown with the item',
      item_row: 'shown as deleted_items',
      related_rows: 'shown as columns',
    },
  },
]
