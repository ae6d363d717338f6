import type { Lot } from '@larder/contract/lots'
import type { Queries } from '../database/database.ts'
import { readItemPages } from '../database/pages.ts'
import type { Paces, RhythmRow } from './habit-rows.ts'
import { predictionStatements as statements } from './statements.ts'

export interface ForecastItem extends RhythmRow {
  readonly item_name: string
  readonly quantity: number
  readonly category: string
  readonly expiry_date: string | null
  readonly lots: readonly Lot[]
  readonly unit_of_measure: string
  /** Usage statistics, as the column stores them. */
  readonly usage_stats: Buffer | null
  /** Of the other items that were used. */
  readonly others: readonly Paces[]
}

/** The items of a list by column; null where there are none. */
export type ListedColumns = readonly [
  item_ids: readonly number[] | null,
  item_names: readonly string[],
  categories: readonly string[],
  brands: readonly (string | null)[],
  quantities: readonly number[],
  units: readonly string[],
  thresholds: readonly (number | null)[],
  expiry_dates: readonly (string | null)[],
  /** Only of those that have several. */
  lots: readonly (readonly Lot[] | null)[],
  purchase_dates: readonly (string | null)[],
]

/** Some hundred items one after another. */
export interface ListedPage {
  /** JSON of ListedColumns. */
  readonly columns: string
  /** The usage statistics of one item after another, in the same order. */
  readonly usage_stats: Buffer
}

export interface ForecastHousehold extends RhythmRow {
  readonly pages: readonly ListedPage[]
  /** The inventory that all of this is of, or the one before it where somebody wrote meanwhile. */
  readonly inventory_version: number
}

/** What forecasts of one household are made of. */
export function createPredictionRepository(queries: Queries, household_id: number) {
  return {
    async findItem(item_id: number): Promise<ForecastItem | undefined> {
      const values = [household_id, item_id]
      const others = await queries.query<ForecastItem & Paces & Record<string, unknown>>(statements.findItem, values)
      const [row] = others
      return row === undefined ? undefined : { ...row, others }
    },
    async listItems(): Promise<ForecastHousehold | undefined> {
      const pages: (ListedPage & Omit<ForecastHousehold, 'pages'>)[] = []
      const read = readItemPages<(typeof pages)[number]>(queries, statements.listItems, household_id)
      for await (const page of read) pages.push(page)
      const [first] = pages
      return first === undefined ? undefined : { ...first, pages }
    },
  }
}
