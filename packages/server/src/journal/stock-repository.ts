import { findShownLot } from '@larder/contract/lots'
import type { CountedItem } from '@larder/contract/values/unit-factors'
import type { Queries } from '../database/database.ts'
import { page_rows } from '../database/pages.ts'
import type { Lots, MovedLots } from '../lots/lot-change.ts'
import { usualUsesFromBytes } from '../usage-stats/usage-stats-bytes.ts'
import { stockStatements as statements } from './stock-statements.ts'

/** An item's stock before and after a change. */
export interface Stock extends Lots, CountedItem {
  readonly version: number
  readonly unit_of_measure: string
  /** Usage statistics, as the column stores them. */
  readonly usage_stats: Buffer | null
  readonly quantity: number
  readonly quantity_after: number
  readonly delta: number
  readonly low_stock_threshold: number | null
  readonly expiry_date: string | null
  readonly purchase_date: string | null
  readonly location: string | null
}

/** An item that several changes are made of, one after the other. */
export type HeldStock = Omit<Stock, 'quantity_after' | 'delta' | 'low_stock_threshold'> & { readonly item_id: number }

/** Where a change leads to: by how much, or to how much. */
export type Amount = { readonly delta: number } | { readonly quantity: number }

/** What is written of a change beside the stock itself. */
export interface StockEntry {
  readonly kind: string
  readonly occurred_on: string
  readonly occurred_at: string | null
  readonly user_id: number
  readonly undoes_event_id: number | null
  readonly price: number | null
  readonly source: string | null
  readonly notes: string | null
  readonly reason: string | null
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
    /** Undefined where there is no such item. */
    async find(item_id: number, amount: Amount, lock: 'read' | 'lock'): Promise<Stock | undefined> {
      const wanted = 'quantity' in amount ? [amount.quantity, null] : [null, amount.delta]
      const values = [household_id, item_id, ...wanted]
      const [stock] = await queries.query<Stock & Record<string, unknown>>(statements[lock], values)
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

    /** Writes nothing, and answers undefined, where the item is no longer as it was read. */
    async record(
      item_id: number,
      stock: Stock,
      moved: MovedLots,
      stats: Buffer | null,
      entry: StockEntry,
      notices?: { readonly gone: readonly string[]; readonly raised: readonly string[] },
    ): Promise<WrittenEvent | undefined> {
      const { kind, occurred_on, occurred_at, user_id, undoes_event_id, price, source, notes, reason, is_record } =
        entry
      // An item that is all gone keeps what its last lot said.
      const { expiry_date, purchase_date, location } = findShownLot(moved.lots) ?? stock
      const item = [household_id, item_id, stock.version, stock.quantity_after, stats]
      const lots = [JSON.stringify(moved.lots), moved.last_lot_id, expiry_date, purchase_date, location]
      const event = [
        kind,
        stock.delta,
        occurred_on,
        occurred_at,
        user_id,
        undoes_event_id,
        price,
        source,
        notes,
        reason,
      ]
      const further = [JSON.stringify(moved.changes), is_record, notices?.gone, notices?.raised]
      const usual_uses = usualUsesFromBytes(stats, stock.unit_of_measure)
      const [written] = await queries.query<WrittenEvent>(statements.record, [
        ...item,
        ...lots,
        ...event,
        ...further,
        usual_uses,
      ])
      return written
    },
  }
}
