import { photo_api } from '@larder/contract/calls/photo-api'
import type { App } from '../http/handle.ts'
import { handle } from '../http/handle.ts'
import type { ReceiptService } from './service.ts'

/** A photo of a receipt to the lines in it. */
export function receiptRoutes(app: App, receipts: ReceiptService): void {
  handle(app, photo_api.processReceipt, ({ session, image, signal, log, onProgress }) => {
    const { user_id, household_id, time_zone } = session
    return receipts.process({ user_id, household_id, time_zone, signal, log, onProgress }, image)
  })
}
