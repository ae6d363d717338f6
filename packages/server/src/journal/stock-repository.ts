import { findShownLot } from '@larder/contract/lots'
import type { Queries } from '../database/database.ts'
import type { Lots, MovedLots } from '../lots/lot-change.ts'
import { stockStatements as statements } from './stock-statements.ts'

/** An item's stock before and after a change. */
export interface Stock extends Lots {
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

/** Where a change leads to: by how much, or to how much. */
export type Amount = { readonly delta: number } | { readonly quantity: number }

/** What is written of a change beside the stock itself, in the order of the statement's parameters. */
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
      const stored = [household_id, item_id, stock.version, stock.quantity_after, stats]
      const about = [kind, stock.delta, occurred_on, occurred_at, user_id, undoes_event_id, price, source, notes]
      // An item that is all gone keeps what its last lot said.
      const shown = findShownLot(moved.lots) ?? stock
      const dates = [shown.expiry_date, shown.purchase_date, shown.location]
      const lots = [JSON.stringify(moved.lots), moved.last_lot_id, ...dates, JSON.stringify(moved.changes), reason]
      const values = [...stored, ...about, is_record, ...lots]
      const isPurchase = kind === 'purchased'
      const [plain, withNotices] = isPurchase
        ? [statements.recordPurchase, statements.recordPurchaseWithNotices]
        : [statements.record, statements.recordWithNotices]
      const [written] = await (notices === undefined
        ? queries.query<WrittenEvent>(plain, values)
        : queries.query<WrittenEvent>(withNotices, [...values, notices.gone, notices.raised]))
      return written
    },
  }
}
