import { messages } from '@larder/contract/messages'
import type { Match } from '@larder/contract/recognition'
import type { Queries } from '../database/database.ts'
import type { ImageContext } from '../images/service.ts'
import type { ReadLine, ReadReceipt, ReceiptReader } from './local.ts'
import { createMatcher } from './match.ts'
import { amountAs, findNames } from './names.ts'
import { createReceiptRepository } from './repository.ts'

type FindMatch = (product_name: string) => Match | null
type FindName = Awaited<ReturnType<typeof findNames>>

/** A line as the household knows it: by what it called this print the last time, else by what its items are called. */
function toItem({ product_name, quantity, unit, ...line }: ReadLine, findName: FindName, findMatch: FindMatch) {
  const printed = { printed_name: product_name, printed_quantity: quantity, printed_unit: unit }
  const known = findName(product_name)
  if (known === undefined) return { ...line, ...printed, product_name, quantity, unit, match: findMatch(product_name) }
  const { item_id, item_name, category } = known
  return {
    ...line,
    ...printed,
    product_name: item_name,
    ...amountAs(known, quantity, unit),
    category,
    match: item_id === null ? findMatch(item_name) : { item_id, item_name, confidence: 1 },
  }
}

/** What was read, in the shape of the contract: the day of the receipt is the day each line was bought. */
function toResponse({ items, ...receipt }: ReadReceipt, findName: FindName, findMatch: FindMatch) {
  const success = items.length > 0
  const common = { purchase_date: receipt.transaction_date, expiry_date: null, brand: null }
  return {
    success,
    message: success ? messages.receipt.extracted(items.length) : messages.receipt.noItems,
    results: {
      ...receipt,
      detected_fields: { items: items.map((item) => ({ ...toItem(item, findName, findMatch), ...common })) },
    },
  }
}

/** From a photo to lines that a person can review, each with the item of the household that it most likely is. */
export function createReceiptService(reader: ReceiptReader, queries: Queries) {
  return {
    async process(context: ImageContext, image: Uint8Array) {
      const receipt = await reader.read(context, image)
      const { household_id } = context
      const is_empty = receipt.items.length === 0
      const items = is_empty ? [] : await createReceiptRepository(queries, household_id).listNames()
      return toResponse(receipt, await findNames(queries, household_id, receipt), createMatcher(items))
    },
  }
}

export type ReceiptService = ReturnType<typeof createReceiptService>
