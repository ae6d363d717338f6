import type { DeletedItem } from '@larder/contract/calls/deleted-api'
import type { Queries } from '../database/database.ts'
import { deletedStatements as statements, restoreRows } from './statements.ts'

/** What one household deleted and can bring back. */
export function createDeletedRepository(queries: Queries, household_id: number) {
  /** Lets go of those beyond as many as are kept. */
  async function forgetOldest(): Promise<void> {
    await queries.query(statements.forgetOldest, [household_id])
  }

  return {
    list: () => queries.query<DeletedItem & Record<string, unknown>>(statements.list, [household_id]),

    /** How many items there are; nobody adds or removes one until the transaction ends. Undefined where the household is gone. */
    async lockCount(): Promise<number | undefined> {
      const [row] = await queries.query<{ item_count: number }>(statements.lockHousehold, [household_id])
      return row?.item_count
    },

    /** Keeps an item with its rows as they are, before it goes. */
    async archive(item_id: number): Promise<void> {
      await queries.query(statements.archive, [household_id, item_id])
      await forgetOldest()
    },

    forgetOldest,

    /** The item as JSON, with everything it had; undefined where there is none to bring back. The household is locked. */
    async restore(item_id: number, user_id: number): Promise<string | undefined> {
      const own = [household_id, item_id]
      if ((await queries.query(statements.find, own)).length === 0) return undefined
      await queries.query(statements.restoreItem, [...own, user_id])
      for (const statement of restoreRows) await queries.query(statement, own)
      await queries.query(statements.forget, own)
      await queries.query(statements.countRestored, [household_id])
      const [row] = await queries.query<{ item: string }>(statements.findRestored, own)
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
