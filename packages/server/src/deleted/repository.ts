import type { DeletedItem } from '@larder/contract/calls/deleted-api'
import type { Queries } from '../database/database.ts'
import { deletedStatements as statements } from './statements.ts'

/** What one household deleted and can bring back. */
export function createDeletedRepository(queries: Queries, household_id: number) {
  return {
    list: () => queries.query<DeletedItem & Record<string, unknown>>(statements.list, [household_id]),

    /** How many items there are; nobody adds or removes one until the transaction ends. Undefined where the household is gone. */
    async lockCount(): Promise<number | undefined> {
      const [row] = await queries.query<{ item_count: number }>(statements.lockHousehold, [household_id])
      return row?.item_count
    },

    /** The item as JSON, with everything it had; undefined where there is none to bring back. */
    async restore(item_id: number): Promise<string | undefined> {
      const [row] = await queries.query<{ item: string }>(statements.restore, [household_id, item_id])
      return row?.item
    },

    /** What the person did stays; who it was is forgotten. */
    async forgetAuthor(user_id: number): Promise<void> {
      await queries.query(statements.forgetAuthor, [household_id, user_id])
    },

    async forgetDemo(): Promise<void> {
      await queries.query(statements.forgetDemo, [household_id])
    },
  }
}
