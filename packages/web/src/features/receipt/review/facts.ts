import { type ReceiptResults } from '@larder/contract/receipt'

type Said = Pick<ReceiptResults, 'merchant' | 'transaction_date' | 'total' | 'currency' | 'balanced'>

/** What a receipt says beside its lines, and what its lines add up to. */
export interface ReceiptFacts extends Said {
  sum?: number
}

export const no_facts: ReceiptFacts = { merchant: null, transaction_date: null }

const toCents = (amount: number): number => Math.round(amount * 100)

/** The facts of one photo. */
export function factsOf(results: ReceiptResults): ReceiptFacts {
  const { merchant, transaction_date, total, currency, balanced, detected_fields } = results
  const sum = detected_fields.items.reduce((all, { price }) => all + (price ?? 0), 0)
  return {
    merchant,
    transaction_date,
    sum,
    ...(total === undefined ? {} : { total }),
    ...(currency === undefined ? {} : { currency }),
    ...(balanced === undefined ? {} : { balanced }),
  }
}

const differ = (one: unknown, other: unknown): boolean => one != null && other != null && one !== other
const fold = (merchant: string | null): string | null => merchant?.replace(/\s+/g, '').toLowerCase() ?? null

/** Whether a photo may show the rest of the receipt before it: it names no other shop, day or total. */
export function isContinued(before: ReceiptFacts, after: ReceiptFacts): boolean {
  // The middle of a long receipt names neither, whatever sum was seen in it.
  if (after.merchant === null && after.transaction_date === null) return true
  const isOtherShop = differ(fold(before.merchant), fold(after.merchant))
  const isOtherDay = differ(before.transaction_date, after.transaction_date)
  return !isOtherShop && !isOtherDay && !differ(before.total, after.total)
}

/** Two photos as the one receipt that they show; that it does not add up is not said of parts that may overlap. */
export function joinFacts(before: ReceiptFacts, after: ReceiptFacts): ReceiptFacts {
  const total = after.total ?? before.total ?? null
  const sum = (before.sum ?? 0) + (after.sum ?? 0)
  return {
    merchant: before.merchant ?? after.merchant,
    transaction_date: before.transaction_date ?? after.transaction_date,
    total,
    currency: before.currency ?? after.currency ?? null,
    sum,
    ...(total !== null && toCents(total) === toCents(sum) && { balanced: true }),
  }
}
