import { isOneLetterOff } from '@larder/vision/matching/similarity'

/** A line as it is known again: its printed key and its price. */
export type PrintedLine = readonly [printed_key: string, price: number | null]

/** What tells one receipt from another; an empty key or null where it is not known. */
export interface PrintedFacts {
  readonly merchant_key: string
  readonly transaction_date: string | null
  readonly total: number | null
  readonly lines: readonly PrintedLine[]
}

/** How many of one list are in another, each counted once. */
function countCommon<Value>(one: readonly Value[], other: readonly Value[]): number {
  const left = new Map<Value, number>()
  for (const value of other) left.set(value, (left.get(value) ?? 0) + 1)
  return one.filter((value) => {
    const count = left.get(value) ?? 0
    left.set(value, count - 1)
    return count > 0
  }).length
}

const pricesOf = (lines: readonly PrintedLine[]): number[] =>
  lines.flatMap(([, price]) => (price === null ? [] : [Math.round(price * 100)]))

const keysOf = (lines: readonly PrintedLine[]): string[] => lines.map(([key]) => key).filter((key) => key !== '')

/** Which share of the lines is the same, by what is printed or by what it cost: a second photo misreads other letters. */
function shareOf({ lines: one }: PrintedFacts, { lines: other }: PrintedFacts): number {
  const most = Math.max(one.length, other.length)
  if (most === 0) return 0
  return Math.max(countCommon(keysOf(one), keysOf(other)), countCommon(pricesOf(one), pricesOf(other))) / most
}

/** Whether two facts agree; null where one of them is not known. */
function agree<Value>(one: Value | null, other: Value | null, isEqual: (a: Value, b: Value) => boolean) {
  return one === null || other === null ? null : isEqual(one, other)
}

const isSameShop = (one: string, other: string): boolean =>
  one === other || (one.length >= 5 && other.length >= 5 && isOneLetterOff(one, other))

const shares = { all_facts: 0.5, some_facts: 0.8, other_total: 0.9 } as const
const few_lines = 3

/**
 * Whether two readings are of one receipt: no other shop and no other day, and the more lines in common the less else is known. A
 * total that differs may be misread where nearly all lines agree.
 */
export function isSameReceipt(one: PrintedFacts, other: PrintedFacts): boolean {
  const shop = agree(one.merchant_key || null, other.merchant_key || null, isSameShop)
  const day = agree(one.transaction_date, other.transaction_date, (a, b) => a === b)
  const total = agree(one.total, other.total, (a, b) => Math.round(a * 100) === Math.round(b * 100))
  if (shop === false || day === false) return false
  const share = shareOf(one, other)
  const isLong = Math.min(one.lines.length, other.lines.length) >= few_lines
  if (total === false) return shop === true && day === true && isLong && share >= shares.other_total
  if (shop && day && total) return share >= shares.all_facts
  return (shop || day || total) === true && isLong && share >= shares.some_facts
}
