import { type ReceiptResults } from '@larder/contract/receipt'

type Adjustments = Pick<ReceiptResults, 'discounts' | 'deposits' | 'taxes'>
type Named = 'merchant' | 'transaction_date' | 'total' | 'currency' | 'balanced'
/** What our server says of a receipt beyond that: its number, and that it was added before. */
type Known = Pick<ReceiptResults, 'receipt_id' | 'added_on' | 'added_count'>
type Said = Pick<ReceiptResults, Named> & Adjustments & Known

/** What a receipt says beside its lines, and what its lines add up to. */
export interface ReceiptFacts extends Said {
  sum?: number
  /** What of the sum is saved and no longer among the cards. */
  saved_sum?: number
  /** Read from several photos, which may overlap. */
  has_parts?: true
}

export const no_facts: ReceiptFacts = { merchant: null, transaction_date: null }

/** Sums of prices without what binary fractions add to them. */
export const roundCents = (amount: number): number => Math.round(amount * 100) / 100

const toCents = (amount: number): number => Math.round(amount * 100)

/** Those that the receipt names. */
function withNumbers(adjustments: Partial<Adjustments>): Adjustments {
  return Object.fromEntries(Object.entries(adjustments).filter(([, amount]) => typeof amount === 'number'))
}

function addAdjustments(before: Adjustments, after: Adjustments): Adjustments {
  const add = (name: keyof Adjustments) =>
    before[name] == null && after[name] == null ? null : (before[name] ?? 0) + (after[name] ?? 0)
  return withNumbers({ discounts: add('discounts'), deposits: add('deposits'), taxes: add('taxes') })
}

/** What a server of ours knows of the receipt; another one leaves it out. */
function knownOf({ receipt_id, added_on, added_count }: Known): Known {
  if (receipt_id == null) return {}
  return { receipt_id, ...(added_on == null ? {} : { added_on, added_count: added_count ?? 0 }) }
}

/** The facts of one photo. */
export function factsOf(results: ReceiptResults): ReceiptFacts {
  const { merchant, transaction_date, total, currency, balanced, discounts, deposits, taxes } = results
  const sum = results.detected_fields.items.reduce(
    (all, { price, discount }) => all + (price ?? 0) - (discount ?? 0),
    0,
  )
  return {
    merchant,
    transaction_date,
    sum,
    ...(total === undefined ? {} : { total }),
    ...(currency === undefined ? {} : { currency }),
    ...(balanced === undefined ? {} : { balanced }),
    ...withNumbers({ discounts, deposits, taxes }),
    ...knownOf(results),
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
    ...(before.saved_sum === undefined ? {} : { saved_sum: before.saved_sum }),
    ...addAdjustments(before, after),
    ...knownOf(before.receipt_id == null ? after : before),
    has_parts: true,
    ...(total !== null && toCents(total) === toCents(sum) && { balanced: true }),
  }
}
