import { expiring_soon_days, running_out_soon_days } from '@larder/contract/constants'
import { daysBetween } from '@larder/contract/values/days'
import { type Item } from '@larder/contract/item'
import { isExpired, isLowStock } from '@larder/contract/rules'

/** The reasons why an item needs attention, in the order of the stock summary. */
export const concerns = ['low', 'expiring', 'expired', 'running_out'] as const
export type Concern = (typeof concerns)[number]

/** Until when things last by their predictions, in days from today; null while it is not known. */
export type DaysLeft = (item_id: number) => number | null

/** Whether an item needs attention for this reason. */
export function hasConcern(item: Item, concern: Concern, today: string, daysLeft: DaysLeft): boolean {
  const { expiry_date, item_id, quantity } = item
  if (concern === 'low') return isLowStock(item)
  // What is gone neither goes off nor runs out.
  if (quantity <= 0) return false
  if (concern === 'expired') return isExpired(expiry_date, today)
  if (concern === 'expiring') {
    return (
      expiry_date !== null && !isExpired(expiry_date, today) && daysBetween(today, expiry_date) <= expiring_soon_days
    )
  }
  const days = daysLeft(item_id)
  return days !== null && days <= running_out_soon_days
}

/** How many items each concern applies to. */
export function countConcerns(items: readonly Item[], today: string, daysLeft: DaysLeft): Record<Concern, number> {
  const counts = { low: 0, expiring: 0, expired: 0, running_out: 0 }
  for (const item of items) {
    for (const concern of concerns) if (hasConcern(item, concern, today, daysLeft)) counts[concern] += 1
  }
  return counts
}
