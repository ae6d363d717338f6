import { messages } from '@larder/contract/messages'
import type { Receipt } from '@larder/vision/receipt/parse'
import type { ImageContext } from '../images/service.ts'
import type { ReceiptReader } from './local.ts'

/** What was read, in the shape of the contract: the day of the receipt is the day each line was bought. */
function toResponse({ items, ...receipt }: Receipt) {
  const success = items.length > 0
  return {
    success,
    message: success ? messages.receipt.extracted(items.length) : messages.receipt.noItems,
    results: {
      ...receipt,
      detected_fields: {
        items: items.map((item) => ({
          ...item,
          purchase_date: receipt.transaction_date,
          expiry_date: null,
          brand: null,
        })),
      },
    },
  }
}

/** From a photo to lines that a person can review. */
export function createReceiptService(reader: ReceiptReader) {
  return {
    async process(context: ImageContext, image: Uint8Array) {
      return toResponse(await reader.read(context, image))
    },
  }
}

export type ReceiptService = ReturnType<typeof createReceiptService>
