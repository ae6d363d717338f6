import { number_format } from '../../../ui/form/number-format.ts'
import { type Draft } from './draft.ts'
import { type ReceiptFacts, roundCents } from './facts.ts'

/** What is paid for the goods of a receipt, by what the cards say now. */
function sumOf(receipt: ReceiptFacts, drafts: readonly Draft[]): number {
  const own = drafts.filter((draft) => draft.receipt === receipt)
  const prices = own.map(({ values }) => number_format.read(values.price)).filter((price) => Number.isFinite(price))
  return prices.reduce<number>((sum, price) => sum + (price ?? 0), receipt.saved_sum ?? 0)
}

/**
 * How much more the lines come to than the printed total, less where negative, 0 where they add up; null where there
 * is nothing to compare. A tax may be part of the prices or come on top of them, which a receipt does not always say.
 */
export function computeDifference(receipt: ReceiptFacts, drafts: readonly Draft[]): number | null {
  const { total, balanced, sum = 0, discounts, deposits, taxes, has_parts } = receipt
  if (typeof total !== 'number' || (balanced === undefined && sum === 0)) return null
  const now = sumOf(receipt, drafts)
  // Whoever has read it knows of sums that are not told here: only what was changed since counts.
  if (balanced === true) return roundCents(now - sum)
  const paid = now - (discounts ?? 0) + (deposits ?? 0)
  const differences = [paid, paid + (taxes ?? 0)].map((amount) => roundCents(amount - total))
  const least = differences.toSorted((one, other) => Math.abs(one) - Math.abs(other))[0] ?? 0
  // Photos of parts may overlap: that they do not add up is no news.
  return has_parts && least !== 0 ? null : least
}
