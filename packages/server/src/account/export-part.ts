import { shopping_entry_columns, stock_event_columns } from '../database/row-columns.ts'

/** A part of an export: what it is called there, and which columns of which table it shows. */
export interface ExportPart {
  readonly table: string
  /** The table of the database. */
  readonly source: string
  /** Whose rows they are: `$1` in `rows`. */
  readonly owner: 'user_id' | 'household_id'
  /** There is exactly one row: the person, the household. */
  readonly is_single?: true
  readonly columns: readonly string[]
  /** Which of them are columns of another table, shown in place of a number. */
  readonly joined?: Readonly<Record<string, string>>
  /** What follows the table's name: joins, which rows, in which order. */
  readonly rows: string
  /** Columns that are left out, and why. */
  readonly without: Readonly<Record<string, string>>
}

/** What is shown of an event of the journal. */
export const event_columns = stock_event_columns.map((column) => (column === 'user_id' ? 'recorded_by' : column))

/** What is shown of an entry of the shopping list; which purchase took it off is needed for undoing that alone. */
export const entry_columns = shopping_entry_columns
  .filter((column) => column !== 'bought_event_id')
  .map((column) => (column === 'user_id' ? 'added_by' : column === 'ticked_user_id' ? 'ticked_by' : column))
