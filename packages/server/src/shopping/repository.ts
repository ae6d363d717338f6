import type { Queries } from '../database/database.ts'
import type { ShoppingDays } from './next-trip.ts'
import { shoppingStatements as statements } from './statements.ts'

/** When a household went shopping, and what it bought. */
export function createShoppingRepository(queries: Queries, household_id: number) {
  return {
    async findShoppingDays(since: string): Promise<ShoppingDays | undefined> {
      const values = [household_id, since]
      const [days] = await queries.query<ShoppingDays & Record<string, unknown>>(statements.shoppingDays, values)
      return days
    },
    async listBought(since: string): Promise<ReadonlySet<number>> {
      const rows = await queries.query<{ item_id: number }>(statements.boughtSince, [household_id, since])
      return new Set(rows.map(({ item_id }) => item_id))
    },
  }
}
