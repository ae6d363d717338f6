import { receipt_api } from '@larder/contract/calls/receipt-api'
import type { App } from '../http/handle.ts'
import { handle } from '../http/handle.ts'
import { answerOnce } from '../idempotency/answer-once.ts'
import { readIdempotencyKey } from '../idempotency/key.ts'
import type { ReceiptUndo } from './service.ts'

/** Receipts that were added lately, and undoing them. */
export function receiptUndoRoutes(app: App, receipts: ReceiptUndo): void {
  handle(app, receipt_api.listReceipts, async ({ session }) => ({ receipts: await receipts.list(session) }))
  handle(app, receipt_api.undoReceipt, async ({ session, params, headers }, reply) =>
    answerOnce(await receipts.undo(session, params.receipt_id, readIdempotencyKey(headers)), reply),
  )
}
