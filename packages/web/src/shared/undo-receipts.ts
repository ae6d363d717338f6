import { receipt_api } from '@larder/contract/calls/receipt-api'
import { review_messages } from '@larder/contract/messages/review-messages'
import { call } from '../api/client/call.ts'
import { failureText } from '../api/client/failure.ts'
import { createRandomKey } from '../api/client/idempotency.ts'

type Show = (message: string, severity: 'success' | 'info' | 'error') => void

/** Undoes receipts as wholes, says what became of them, and lets the stock be fetched again. */
export async function undoReceipts(receipt_ids: readonly string[], show: Show, refetch: () => unknown): Promise<void> {
  const said: string[] = []
  let hasKept = false
  try {
    for (const receipt_id of receipt_ids) {
      const headers = { 'Idempotency-Key': createRandomKey() }
      const { message, kept } = await call(receipt_api.undoReceipt, { params: { receipt_id } }, { headers })
      said.push(message)
      hasKept ||= kept.length > 0
    }
    show(said.join(' '), hasKept ? 'info' : 'success')
  } catch (error) {
    show([...said, failureText(error, review_messages.undoFailed)].join(' '), 'error')
  }
  await refetch()
}
