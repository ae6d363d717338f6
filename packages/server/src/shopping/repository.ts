import { shopping } from '@larder/contract/constants'
import { type CountedItem, factorInto, type UnitFactors } from '@larder/contract/values/unit-factors'
import { amountOfPackage } from '@larder/contract/values/units'
import type { PurchaseFacts } from '@larder/forecast/shopping/decide-purchase'
import type { Purchase } from '@larder/forecast/shopping/pack'
import type { ShoppingDays } from '@larder/forecast/shopping/trip-gap'
import type { Queries } from '../database/database.ts'
import { dayNumber } from '../usage-stats/day-number.ts'
import type { LastPrice } from './estimated-price.ts'
import { shoppingStatements as statements } from './statements.ts'

interface ShoppingDaysRow extends Record<string, unknown> {
  readonly days: number
  readonly first_on: string | null
  readonly last_on: string | null
}

type PurchaseRow = readonly [delta: number, unit_of_measure: string | null, source: string | null]

interface BoughtItemRow extends Record<string, unknown> {
  readonly item_id: number
  readonly unit_of_measure: string
  readonly unit_factors: UnitFactors | null
  readonly pack_quantity: number | null
  readonly item_weight: number | null
  readonly item_weight_unit: string | null
  readonly purchases: string
}

/** In the unit that the item is counted in today; nothing where that cannot be told. */
function toPurchase([delta, bought_in, source]: PurchaseRow, item: CountedItem): Purchase[] {
  const factor = bought_in === null ? 1 : factorInto(item, bought_in)
  return factor === null || delta <= 0
    ? []
    : [{ quantity: delta * factor, is_listed: source === shopping.purchase_source }]
}

/** When a household went shopping, and what it bought. */
export function createShoppingRepository(queries: Queries, household_id: number) {
  return {
    /** Between these two days, neither of them included. */
    async findShoppingDays(after: string, before: string): Promise<ShoppingDays> {
      const [row] = await queries.query<ShoppingDaysRow>(statements.shoppingDays, [household_id, after, before])
      if (row === undefined || row.first_on === null || row.last_on === null) {
        return { days: 0, first_day: 0, last_day: 0 }
      }
      return { days: row.days, first_day: dayNumber(row.first_on), last_day: dayNumber(row.last_on) }
    },
    /** How these items are bought. */
    async listBought(item_ids: readonly number[]): Promise<ReadonlyMap<number, Omit<PurchaseFacts, 'shelf_life'>>> {
      if (item_ids.length === 0) return new Map()
      const rows = await queries.query<BoughtItemRow>(statements.boughtItems, [household_id, item_ids])
      return new Map(
        rows.map((row) => {
          const purchases = (JSON.parse(row.purchases) as PurchaseRow[]).flatMap((purchase) =>
            toPurchase(purchase, row),
          )
          return [
            row.item_id,
            { purchases, pack_quantity: row.pack_quantity, packet_quantity: amountOfPackage(row, row.unit_of_measure) },
          ]
        }),
      )
    },
    /** What each of these items cost last, where that is known. */
    async listPrices(item_ids: readonly number[]): Promise<ReadonlyMap<number, LastPrice>> {
      const values = [household_id, item_ids]
      const rows = await queries.query<LastPrice & Record<string, unknown>>(statements.lastPrices, values)
      return new Map(rows.map((row) => [row.item_id, row]))
    },
  }
}

export type ShoppingRepository = ReturnType<typeof createShoppingRepository>
