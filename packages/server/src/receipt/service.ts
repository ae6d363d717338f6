import { receipt_messages } from '@larder/contract/messages/receipt-messages'
import type { Match } from '@larder/contract/recognition'
import type { Database } from '../database/database.ts'
import type { ImageContext, ImageService } from '../images/service.ts'
import type { ReadLine, ReadReceipt, ReceiptReader } from './local.ts'
import { amountAs, findNames } from './names.ts'
import { noteReceipt } from './records.ts'
import { createReceiptRepository } from './repository.ts'
import { type Suggestion, createSuggestions } from './suggestions.ts'

type FindName = Awaited<ReturnType<typeof findNames>>
type FindMatch = (product_name: string) => Match | null

/** What a line has to be looked for under: the household's own name of this print, unless that says which item it is. */
function nameToMatch({ product_name }: ReadLine, findName: FindName): string[] {
  const known = findName(product_name)
  if (known === undefined) return [product_name]
  return known.item_id === null ? [known.item_name] : []
}

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

type NamedItem = ReturnType<typeof toItem>

/** What was read, in the shape of the contract: the day of the receipt is the day each line was bought. */
function toResponse(
  { items: _lines, ...receipt }: ReadReceipt,
  items: readonly NamedItem[],
  suggestions: readonly Suggestion[],
) {
  const success = items.length > 0
  const common = { purchase_date: receipt.transaction_date, expiry_date: null, brand: null }
  return {
    success,
    message: success ? receipt_messages.receipt.extracted(items.length) : receipt_messages.receipt.noItems,
    results: {
      ...receipt,
      detected_fields: { items: items.map((item, index) => ({ ...item, ...common, ...suggestions[index] })) },
    },
  }
}

/** From a photo to lines that a person can review, each with the item of the household that it most likely is. */
export function createReceiptService(reader: ReceiptReader, database: Database, images: Pick<ImageService, 'finish'>) {
  /** Compares in another thread: thousands of names would keep every other request waiting. */
  async function findMatches(context: ImageContext, product_names: readonly string[]): Promise<FindMatch> {
    if (product_names.length === 0) return () => null
    const items = await createReceiptRepository(database, context.household_id).listNames()
    const found = items.length === 0 ? [] : await images.finish(context, 'matchLines', { product_names, items })
    const matches = new Map(product_names.map((name, index) => [name, found[index] ?? null]))
    return (product_name) => matches.get(product_name) ?? null
  }

  return {
    async process(context: ImageContext & { readonly time_zone: string }, image: Uint8Array) {
      const receipt = await reader.read(context, image)
      const findName = await findNames(database, context.household_id, receipt)
      const product_names = new Set(receipt.items.flatMap((line) => nameToMatch(line, findName)))
      const findMatch = await findMatches(context, [...product_names])
      const items = receipt.items.map((line) => toItem(line, findName, findMatch))
      const suggestions = await createSuggestions(database, context.household_id, items)
      const noted = items.length === 0 ? {} : await noteReceipt(database, context, receipt)
      return toResponse({ ...receipt, ...noted }, items, suggestions)
    },
  }
}

export type ReceiptService = ReturnType<typeof createReceiptService>
