import { type Lot } from '@larder/contract/lots'
import { item_batch_messages as words } from '@larder/contract/messages/inventory/item-batch-messages'
import { daysBetween, formatDay, isCalendarDay, nameWeekday } from '@larder/contract/values/days'
import { formatAmount } from '@larder/contract/values/numbers'

/** Within a week a weekday says it best; a month later nobody counts the days. */
const weekday_days = 6
const counted_days = 30

/** When something goes off, or went off, as a person would say it. */
export function describeGoingOff(expiry_date: string | null, today: string): string {
  const day = expiry_date?.slice(0, 10) ?? ''
  if (!isCalendarDay(day)) return words.noDate
  const days = daysBetween(today, day)
  if (days < -counted_days) return words.wentOffOn(formatDay(day))
  if (days < -1) return words.wentOffAgo(-days)
  if (days === -1) return words.wentOffYesterday
  if (days === 0) return words.goesOffToday
  if (days === 1) return words.goesOffTomorrow
  return words.goesOffOn(days <= weekday_days ? nameWeekday(day) : formatDay(day))
}

/** A batch in one line, to tell it from the others of its item. */
export function describeLot(lot: Lot, unit: string | null, today: string): string {
  return [
    formatAmount(lot.quantity, unit),
    describeGoingOff(lot.expiry_date, today),
    lot.location,
    lot.opened_on !== null && words.opened.toLowerCase(),
    lot.frozen_on !== null && words.frozen.toLowerCase(),
  ]
    .filter(Boolean)
    .join(', ')
}
