import type { Queries } from '../database/database.ts'
import type { Session } from '../http/authentication.ts'
import { type ExportTable, export_tables, exportStatements as statements, page_rows } from './export-statements.ts'

/** Whose data it is. */
export type Owner = Pick<Session, 'user_id' | 'household_id'>

/** Reads the tables of an export, within a transaction. */
export function createExportRepository(queries: Queries, owner: Owner) {
  return {
    tables: export_tables,

    /** One moment for all tables, so that the journal adds up to the quantities here too. */
    async beginSnapshot(): Promise<void> {
      await queries.query(statements.beginSnapshot)
    },

    /** The rows as JSON, page by page. */
    async *readPages(table: ExportTable): AsyncGenerator<string[]> {
      await queries.query(table.openRows, [owner[table.owner]])
      for (;;) {
        const rows = await queries.query<{ row: string }>(statements.fetchRows)
        if (rows.length > 0) yield rows.map(({ row }) => row)
        if (rows.length < page_rows) break
      }
      await queries.query(statements.closeRows)
    },
  }
}

export type ExportRepository = ReturnType<typeof createExportRepository>
