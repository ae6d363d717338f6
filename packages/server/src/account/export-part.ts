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
export const event_columns = [
  'item_id',
  'event_id',
  'kind',
  'delta',
  'quantity_after',
  'unit_of_measure',
  'occurred_on',
  'occurred_at',
  'recorded_at',
  'recorded_by',
  'undoes_event_id',
  'price',
  'source',
  'notes',
  'reason',
  'lot_changes',
] as const
