import type { AddedReceipt } from '@larder/contract/calls/receipt-api'
import type { ReceiptRecord } from '@larder/contract/item'
import type { Queries } from '../database/database.ts'
import { receiptRecordStatements as statements } from './record-statements.ts'
import type { PrintedFacts } from './same-receipt.ts'

/** What a saved line became: a new item in that version, or a purchase. */
export type ReceiptEntry =
  | { readonly item_id: number; readonly version: number }
  | { readonly item_id: number; readonly event_id: number }

/** A receipt of which lines were added: as it was read, and as it was saved. */
export interface LikeReceipt extends Record<string, unknown> {
  readonly printed: Partial<PrintedFacts>
  readonly merchant_key: string
  readonly transaction_date: string | null
  readonly total: number | null
  readonly added_at: string
  readonly item_count: number
}

export interface LockedReceipt extends Record<string, unknown> {
  readonly entries: readonly ReceiptEntry[]
  readonly is_undone: boolean
  readonly is_undoable: boolean
}

/** The receipts of one household, and what became of their lines. */
export function createReceiptRecordRepository(queries: Queries, household_id: number) {
  async function first<Row extends Record<string, unknown>>(statement: keyof typeof statements, ...given: unknown[]) {
    const [row] = await queries.query<Row>(statements[statement], [household_id, ...given])
    return row
  }
  async function forgetOldest(): Promise<void> {
    await queries.query(statements.forgetOldest, [household_id])
  }

  return {
    /** Keeps what a receipt says before anything of it is saved. */
    async note(receipt_id: string, printed: PrintedFacts): Promise<void> {
      await queries.query(statements.note, [household_id, receipt_id, JSON.stringify(printed)])
      await forgetOldest()
    },
    /** Those that may be the one of that day, the latest first. */
    listLike: (transaction_date: string | null) =>
      queries.query<LikeReceipt>(statements.listLike, [household_id, transaction_date]),
    /** What was last paid in, in that shop if possible. */
    findCurrency: (merchant_key: string) => first<{ currency: string; is_shop: boolean }>('findCurrency', merchant_key),
    /** Keeps what became of a line, with the receipt as a person left it. */
    async add(record: ReceiptRecord, merchant_key: string, entry: ReceiptEntry): Promise<void> {
      const { receipt_id, merchant, transaction_date, total, currency } = record
      const values = [receipt_id, merchant, merchant_key, transaction_date, total, currency, JSON.stringify(entry)]
      await queries.query(statements.add, [household_id, ...values])
      await forgetOldest()
    },
    /** Those that can be undone, the latest first. */
    list: () => queries.query<AddedReceipt & Record<string, unknown>>(statements.list, [household_id]),
    find: (receipt_id: string) => first<Pick<LockedReceipt, 'entries'>>('find', receipt_id),
    /** The receipt held still; whoever calls holds its items and the household already. */
    lock: (receipt_id: string) => first<LockedReceipt>('lock', receipt_id),
    async undo(receipt_id: string, kept: readonly ReceiptEntry[]): Promise<void> {
      await queries.query(statements.undo, [household_id, receipt_id, JSON.stringify(kept)])
    },
  }
}
