import type { Queries, Statement } from '../database/database.ts'
import type { NamedItem } from './match.ts'

export const receiptStatements = {
  names: {
    name: 'list_item_names',
    text: 'select item_id, item_name, brand from item where household_id = $1 order by item_id',
  },
} as const satisfies Record<string, Statement>

/** What a household calls its things: enough to find them on a receipt. */
export function createReceiptRepository(queries: Queries, household_id: number) {
  return {
    listNames: () => queries.query<NamedItem & Record<string, unknown>>(receiptStatements.names, [household_id]),
  }
}
