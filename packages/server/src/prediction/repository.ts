import type { Queries } from '../database/database.ts'
import type { RhythmRow } from './household.ts'
import { predictionStatements as statements } from './statements.ts'

export interface ForecastItem extends RhythmRow {
  readonly item_name: string
  readonly quantity: number
  readonly category: string
  readonly expiry_date: string | null
  readonly unit_of_measure: string
  readonly lesson: Buffer | null
  /** Of the other items that were used: JSON of their categories, and the first numbers of their uses. */
  readonly categories: string
  readonly paces: Buffer
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
]

export interface ForecastHousehold extends RhythmRow {
  /** JSON of ListedColumns. */
  readonly columns: string
  /** One lesson after another, in the same order. */
  readonly lessons: Buffer
  /** The inventory that all of this is of. */
  readonly inventory_version: number
}

/** What forecasts of one household are made of. */
export function createPredictionRepository(queries: Queries, household_id: number) {
  return {
    async findItem(item_id: number): Promise<ForecastItem | undefined> {
      const values = [household_id, item_id]
      const [row] = await queries.query<ForecastItem & Record<string, unknown>>(statements.findItem, values)
      return row
    },
    async listItems(): Promise<ForecastHousehold | undefined> {
      const [row] = await queries.query<ForecastHousehold & Record<string, unknown>>(statements.listItems, [
        household_id,
      ])
      return row
    },
  }
}
