import { expiring_notice_days, running_out_soon_days } from '@larder/contract/constants'
import { daysBetween } from '@larder/contract/values/days'
import { type NoticeKind } from '@larder/contract/notices'
import { isExpired, isLowStock } from '@larder/contract/rules'

/** What the rules look at. */
export interface NoticeFacts {
  readonly quantity: number
  readonly low_stock_threshold: number | null
  readonly expiry_date: string | null
}

/**
 * What is to be said of an item: the one place that decides it, for every write and every refresh.
 * `days_left` is when it is used up by the forecast, null where nobody knows; `hasWaste` that some will go off unused by it.
 * What is not there neither expires nor runs out.
 */
export function noticesOf(
  item: NoticeFacts,
  today: string,
  days_left: number | null,
  hasWaste = false,
): Set<NoticeKind> {
  const kinds = new Set<NoticeKind>()
  const { quantity, expiry_date } = item
  const isLow = isLowStock(item)
  if (isLow) kinds.add('low_stock')
  if (quantity <= 0) return kinds
  if (isExpired(expiry_date, today)) kinds.add('expired')
  else if (expiry_date !== null && daysBetween(today, expiry_date) <= expiring_notice_days) kinds.add('expiring')
  if (hasWaste) kinds.add('expected_waste')
  // What is low is on its way out: one word is enough.
  if (!isLow && days_left !== null && days_left <= running_out_soon_days) kinds.add('running_out')
  return kinds
}

/** What begins and what ends. */
export interface NoticeChange {
  readonly raised: readonly NoticeKind[]
  readonly gone: readonly NoticeKind[]
}

/** What a write changes, or undefined. Only a refresh of the household knows what is predicted: here it stays as it is. */
export function findChange(
  current: readonly NoticeKind[],
  facts: NoticeFacts,
  today: string,
): NoticeChange | undefined {
  const days_left = current.includes('running_out') ? 0 : null
  const wanted = noticesOf(facts, today, days_left, current.includes('expected_waste'))
  const gone = current.filter((kind) => !wanted.has(kind))
  const raised = [...wanted].filter((kind) => !current.includes(kind))
  return gone.length + raised.length === 0 ? undefined : { raised, gone }
}
