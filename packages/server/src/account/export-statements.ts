import { type Statement, defineStatement, defineStatements } from '../database/statement.ts'
import { showColumn } from '../item/fragments.ts'
import type { ExportPart } from './export-part.ts'
import { export_decimals, export_parts } from './export-parts.ts'

/** A part of an export with the statements that read its rows for the one who asks. */
export interface ExportTable extends ExportPart {
  /** Gives each row as JSON text. */
  readonly statement: Statement
  /** Opens the same as a cursor. */
  readonly openRows: Statement
}

/** Rows that are read at once. */
export const page_rows = 1000

export const exportStatements = defineStatements({
  beginSnapshot: { name: '', text: 'set transaction isolation level repeatable read, read only' },
  fetchRows: { name: '', text: `fetch ${page_rows} from export_rows` },
  closeRows: { name: '', text: 'close export_rows' },
})

function selectColumn(column: string, { joined }: ExportPart): string {
  const from = joined?.[column]
  return from === undefined ? showColumn(column, export_decimals) : `${from} as ${column}`
}

function define(part: ExportPart): ExportTable {
  const columns = part.columns.map((column) => selectColumn(column, part)).join(', ')
  const text = `select row_to_json(ready)::text as row from (select ${columns} from ${part.source} ${part.rows}) as ready`
  const statement = defineStatement({ name: `export_${part.table}`, text })
  const openRows = defineStatement({ name: '', text: `declare export_rows no scroll cursor for ${text}` })
  return { ...part, statement, openRows }
}

/** The tables of an export in their order. */
export const export_tables: readonly ExportTable[] = export_parts.map(define)
