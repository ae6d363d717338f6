import type { Queries } from '../database/database.ts'
import { amountInUnit } from '../shopping-entries/amount-in-unit.ts'
import type { LastPrice } from './estimated-price.ts'
import type { ShoppingDays } from './next-trip.ts'
import { shoppingStatements as statements } from './statements.ts'

/** What tells how much of an item is bought at once. */
interface UsualAmount extends Record<string, unknown> {
  readonly item_id: number
  readonly unit_of_measure: string
  readonly pack_quantity: number | null
  /** Of the last purchase, in the unit of that time. */
  readonly quantity: number | null
  readonly counted_in: string | null
}

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
    /** What each of these items cost last, where that is known. */
    async listPrices(item_ids: readonly number[]): Promise<ReadonlyMap<number, LastPrice>> {
      const values = [household_id, item_ids]
      const rows = await queries.query<LastPrice & Record<string, unknown>>(statements.lastPrices, values)
      return new Map(rows.map((row) => [row.item_id, row]))
    },
    /** The pack that a person has set, else what was bought last. */
    async listUsualAmounts(item_ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
      if (item_ids.length === 0) return new Map()
      const amounts = new Map<number, number>()
      const rows = await queries.query<UsualAmount>(statements.usualAmounts, [household_id, item_ids])
      for (const { item_id, unit_of_measure, pack_quantity, quantity, counted_in } of rows) {
        const last = quantity === null ? null : amountInUnit(quantity, counted_in, unit_of_measure)
        const usual = pack_quantity ?? last
        if (usual !== null) amounts.set(item_id, usual)
      }
      return amounts
    },
  }
}

export type ShoppingRepository = ReturnType<typeof createShoppingRepository>
