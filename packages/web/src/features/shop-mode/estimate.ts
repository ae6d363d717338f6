import { shop_mode_messages as words } from '@larder/contract/messages/shopping/shop-mode-messages'
import { type ListLine } from '../../shared/shopping-list/list-line.ts'

/** What rows will cost together, and of how many nobody knows. */
interface Estimate {
  readonly total: number
  readonly unknown: number
}

/** Adds up what is known, in cents: 0.1 and 0.2 are 0.3 in a shop. */
export function addUp(lines: readonly Pick<ListLine, 'estimated_price'>[]): Estimate {
  const prices = lines.flatMap(({ estimated_price }) => estimated_price ?? [])
  const cents = prices.reduce((sum, price) => sum + Math.round(price * 100), 0)
  return { total: cents / 100, unknown: lines.length - prices.length }
}

/** A price that is a guess, and says so. */
export const describePrice = (price: number): string => words.about(price.toFixed(2))

/** The price of all rows in words: how much, and of how many it is not known. */
export function describeTotal(lines: readonly Pick<ListLine, 'estimated_price'>[]): [total: string, rest: string] {
  const { total, unknown } = addUp(lines)
  if (unknown === lines.length) return ['', lines.length === 0 ? '' : words.noPrices]
  return [describePrice(total), unknown === 0 ? '' : words.withoutPrice(unknown)]
}
