import { type Item } from '@larder/contract/item'
import { type ReceiptItem, type ReceiptResults } from '@larder/contract/receipt'
import { type Draft, draftsOf } from './draft.ts'
import { type ReceiptFacts } from './facts.ts'

export const today = '2026-03-15'

/** Where the cards of these tests come from. */
export const shop: ReceiptFacts = { merchant: 'Corner Shop', transaction_date: '2026-03-14' }
export const origin = { photo: null, receipt: shop, today }

/** What a server of the specification's shape says of a line: its name and no more. */
export function makeLine(details: Partial<ReceiptItem> = {}): ReceiptItem {
  const nothing = { quantity: null, unit: null, purchase_date: null, expiry_date: null, brand: null }
  return { product_name: 'Green Tea', ...nothing, ...details }
}

export function makeResults(items: ReceiptItem[], details: Partial<ReceiptResults> = {}): ReceiptResults {
  return { merchant: shop.merchant, transaction_date: shop.transaction_date, detected_fields: { items }, ...details }
}

/** One card, as a review begins with it. */
export function makeDraft(
  line: Partial<ReceiptItem> = {},
  items: readonly Item[] = [],
  facts: Partial<ReceiptFacts> = {},
): Draft {
  const known = new Map(items.map((item) => [item.item_id, item]))
  const [draft] = draftsOf(makeResults([makeLine(line)]), known, { ...origin, receipt: { ...shop, ...facts } })
  if (!draft) throw new Error('A line is a card')
  return draft
}
