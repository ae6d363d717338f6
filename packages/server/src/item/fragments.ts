import { decimal_columns, item_columns, single_item_columns } from './columns.ts'

/** A column as it is shown: names are its own, PostgreSQL writes days and moments in ISO form by itself. */
export const showColumn = (column: string, decimals: ReadonlySet<string>): string =>
  decimals.has(column) ? `trim_scale(${column}) as ${column}` : column

const show = (columns: readonly string[]): string =>
  columns.map((column) => showColumn(column, decimal_columns)).join(', ')
const shown = show(item_columns)
const shown_alone = show(single_item_columns)

/** The subselect whose rows are items ready for JSON, from the table or from what a statement has just written. */
export function itemsFrom(source: string): string {
  return `(select ${shown} from ${source}) as ready`
}

/** The same for a single item, which shows its lots and more. */
export function itemFrom(source: string): string {
  return `(select ${shown}, ${shown_alone}, lots, unit_factors from ${source}) as ready`
}
