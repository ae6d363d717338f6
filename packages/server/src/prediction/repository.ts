import type { Queries } from '../database/database.ts'
import type { RhythmRow } from './household.ts'
import { predictionStatements as statements } from './statements.ts'

export interface ForecastItem extends RhythmRow {
  readonly quantity: number
  readonly category: string
  readonly expiry_date: string | null
  readonly unit_of_measure: string
  readonly lesson: readonly number[] | null
  /** JSON of the other items: category and pace. */
  readonly others: string
}

/** One item of a list, in the order of the statement. */
export type ListedRow = readonly [
  item_id: number,
  item_name: string,
  category: string,
  brand: string | null,
  quantity: number,
  unit_of_measure: string,
  low_stock_threshold: number | null,
  expiry_date: string | null,
  lesson: readonly number[] | null,
]

export interface ForecastHousehold extends RhythmRow {
  /** JSON of ListedRow[]. */
  readonly items: string
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
