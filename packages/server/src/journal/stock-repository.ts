import type { LotChange } from '@larder/stock/lots/lot-change'
import type { NoticeChange } from '@larder/stock/notice-rules'
import type { Stock as StockState } from '@larder/stock/stock'
import type { Queries } from '../database/database.ts'
import { page_rows } from '../database/pages.ts'
import { usualUsesFromBytes } from '../usage-stats/usage-stats-bytes.ts'
import { stockStatements as statements } from './stock-statements.ts'

/** An item's stock as the database keeps it. */
export interface Stock extends StockState {
  readonly version: number
  readonly unit_of_measure: string
  /** Usage statistics, as the column stores them. */
  readonly usage_stats: Buffer | null
  readonly low_stock_threshold: number | null
}

/** An item that several changes are made of, one after the other. */
export type HeldStock = Omit<Stock, 'low_stock_threshold'> & { readonly item_id: number }

/** What is written of a change beside the stock itself. */
export interface StockEntry {
  readonly kind: string
  readonly delta: number
  readonly occurred_on: string
  readonly occurred_at: string | null
  readonly user_id: number
  readonly undoes_event_id: number | null
  readonly price: number | null
  readonly source: string | null
  readonly notes: string | null
  readonly reason: string | null
  readonly lot_changes: readonly LotChange[]
  /** Whether its day is one of the household's record days. */
  readonly is_record: boolean
}

export interface WrittenEvent extends Record<string, unknown> {
  readonly event_id: number
  /** The item as it stands now, as JSON. */
  readonly item: string
  readonly is_backdated: boolean
}

/** The stock of a household's items: the only place that sets a quantity after the item was made. */
export function createStockRepository(queries: Queries, household_id: number) {
  return {
    /** The stock of an item, held still until the transaction ends; undefined where there is no such item. */
    async lock(item_id: number): Promise<Stock | undefined> {
      const [stock] = await queries.query<Stock & Record<string, unknown>>(statements.lock, [household_id, item_id])
      return stock
    },

    async findSeveral(item_ids: readonly number[]): Promise<HeldStock[]> {
      return queries.query<HeldStock & Record<string, unknown>>(statements.readSeveral, [household_id, item_ids])
    },

    /** The items as they are now, with their events in the order in which they happened. */
    async recordSeveral(
      stocks: readonly HeldStock[],
      events: readonly object[],
      { user_id, occurred_on }: Pick<StockEntry, 'user_id' | 'occurred_on'>,
    ): Promise<void> {
      for (let from = 0; from < stocks.length; from += page_rows) {
        const rows = stocks.slice(from, from + page_rows).map(({ usage_stats, ...stock }) => ({
          ...stock,
          // As PostgreSQL writes bytes.
          usage_stats: usage_stats === null ? null : `\\x${usage_stats.toString('hex')}`,
        }))
        await queries.query(statements.moveSeveral, [household_id, JSON.stringify(rows), user_id])
      }
      for (let from = 0; from < events.length; from += page_rows) {
        const page = JSON.stringify(events.slice(from, from + page_rows))
        await queries.query(statements.appendSeveral, [household_id, page, user_id, occurred_on])
      }
    },

    /** The item as it is now with its event. Writes nothing, and answers undefined, where it is no longer as it was read. */
    async record(
      item_id: number,
      stock: Stock,
      stats: Buffer | null,
      event: StockEntry,
      notices?: NoticeChange,
    ): Promise<WrittenEvent | undefined> {
      const { kind, delta, occurred_on, occurred_at, user_id, undoes_event_id, price, source, notes, reason } = event
      const { version, quantity, lots, last_lot_id, expiry_date, purchase_date, location } = stock
      const item = [household_id, item_id, version, quantity, stats]
      const shelf = [JSON.stringify(lots), last_lot_id, expiry_date, purchase_date, location]
      const entry = [kind, delta, occurred_on, occurred_at, user_id, undoes_event_id, price, source, notes, reason]
      const further = [JSON.stringify(event.lot_changes), event.is_record, notices?.gone, notices?.raised]
      const usual_uses = usualUsesFromBytes(stats, stock.unit_of_measure)
      const values = [...item, ...shelf, ...entry, ...further, usual_uses]
      const [written] = await queries.query<WrittenEvent>(statements.record, values)
      return written
    },
  }
}
