import type { FlowName, Insights, TotalUnit } from '@larder/contract/calls/insights-api'
import type { JournalEvent } from '@larder/forecast/usage-stats'
import type { Queries } from '../database/database.ts'
import { readItemPages } from '../database/pages.ts'
import { insightsStatements as statements } from './statements.ts'
import { unit_columns } from './unit-totals.ts'

/** What happened in a month, of one flow and one total; null where the unit is of no total. */
export interface MonthRow {
  readonly month: string
  readonly flow: FlowName
  readonly total: TotalUnit | null
  readonly records: number
  readonly priced: number
  readonly money: number | null
  readonly quantity: number
}

export interface Look {
  readonly months: readonly MonthRow[]
  readonly thrown_away: Insights['thrown_away']
  readonly spending: Insights['spending']
}

/** Items by column; null where there are none. */
export type ReplayedColumns = readonly [
  item_ids: readonly number[] | null,
  categories: readonly string[],
  quantities: readonly number[],
]

export type ReplayedRow = readonly [
  item_id: number,
  kind: JournalEvent['kind'],
  day: number,
  delta: number,
  is_same_unit: boolean,
]

type Text<Of> = { readonly [Key in keyof Of]: string }

/** What a household's journal says in hindsight. */
export function createInsightsRepository(queries: Queries, household_id: number) {
  return {
    /** What was bought, used and thrown away since that day. */
    async look(since: string): Promise<Look> {
      const values = [household_id, since, ...unit_columns]
      const [row] = await queries.query<Text<Look>>(statements.look, values)
      const { months = '[]', thrown_away = '[]', spending = '[]' } = row ?? {}
      return { months: JSON.parse(months), thrown_away: JSON.parse(thrown_away), spending: JSON.parse(spending) }
    },

    /** All items, page by page. */
    async *listItems(): AsyncGenerator<ReplayedColumns> {
      const pages = readItemPages<{ columns: string }>(queries, statements.replayedItems, household_id)
      for await (const { columns } of pages) yield JSON.parse(columns) as ReplayedColumns
    },

    /** The latest events, oldest first, as the texts of their pages. */
    async listEvents(): Promise<string[]> {
      const pages = await queries.query<{ page: string }>(statements.replayedEvents, [household_id])
      return pages.map(({ page }) => page)
    },
  }
}

export type InsightsRepository = ReturnType<typeof createInsightsRepository>
