import * as z from 'zod/mini'
import { receipt_undo_messages } from '../messages/server/receipt-undo-messages.ts'
import { orNull, requiredLine } from '../values/fields.ts'
import { type Call } from './call.ts'

/** How long a receipt can be undone as a whole. */
export const receipt_undo_hours = 24

/** A receipt of which something was added, and that can still be undone. */
export const addedReceipt = z.object({
  receipt_id: z.string(),
  merchant: orNull(z.string()),
  transaction_date: orNull(z.string()),
  total: orNull(z.number()),
  currency: orNull(z.string()),
  added_at: z.string(),
  item_count: z.number(),
})

export type AddedReceipt = z.output<typeof addedReceipt>

/** What undoing did: how many lines were taken back, and the names of what was used or changed since and stays. */
const undoneReceipt = z.object({ message: z.string(), undone: z.number(), kept: z.array(z.string()) })

const receipt_id = z.object({ receipt_id: requiredLine('Receipt', receipt_undo_messages.notFound) })

/** Calls about receipts that were added, beyond the specification; apart from `api`, which every first load carries. */
// oxfmt-ignore
export const receipt_api = {
  listReceipts: { method: 'GET', path: '/api/receipts', response: z.object({ receipts: z.array(addedReceipt) }) },
  undoReceipt: { method: 'POST', path: '/api/receipts/:receipt_id/undo', params: receipt_id, headers: ['Idempotency-Key'], response: undoneReceipt },
} as const satisfies Record<string, Call>
