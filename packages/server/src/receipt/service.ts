import { messages } from '@larder/contract/messages'
import type { Match } from '@larder/contract/recognition'
import type { Queries } from '../database/database.ts'
import type { ImageContext } from '../images/service.ts'
import type { ReadReceipt, ReceiptReader } from './local.ts'
import { createMatcher } from './match.ts'
import { createReceiptRepository } from './repository.ts'

/** What was read, in the shape of the contract: the day of the receipt is the day each line was bought. */
function toResponse({ items, ...receipt }: ReadReceipt, findMatch: (product_name: string) => Match | null) {
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
          match: findMatch(item.product_name),
        })),
      },
    },
  }
}

/** From a photo to lines that a person can review, each with the item of the household that it most likely is. */
export function createReceiptService(reader: ReceiptReader, queries: Queries) {
  return {
    async process(context: ImageContext, image: Uint8Array) {
      const receipt = await reader.read(context, image)
      const is_empty = receipt.items.length === 0
      const names = is_empty ? [] : await createReceiptRepository(queries, context.household_id).listNames()
      return toResponse(receipt, createMatcher(names))
    },
  }
}

export type ReceiptService = ReturnType<typeof createReceiptService>
