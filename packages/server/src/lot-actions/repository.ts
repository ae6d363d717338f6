import type { Lot } from '@larder/contract/lots'
import type { Queries } from '../database/database.ts'
import { defineStatements } from '../database/statement.ts'

const statements = defineStatements({
  lock: {
    name: 'lock_lots',
    text: 'select lots from item where household_id = $1 and item_id = $2 for update',
  },
})

/** The lots of one household's items, as they are held still for a change. */
export function createLotRepository(queries: Queries, household_id: number) {
  return {
    /** Undefined where there is no such item. */
    async lock(item_id: number): Promise<readonly Lot[] | undefined> {
      const [row] = await queries.query<{ lots: Lot[] }>(statements.lock, [household_id, item_id])
      return row?.lots
    },
  }
}
