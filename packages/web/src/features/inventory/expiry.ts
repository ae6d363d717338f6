import { daysBetween, formatDay, isCalendarDay } from '@larder/contract/days'
import { messages } from '@larder/contract/messages'
import { isExpired } from '@larder/contract/rules'

/** How far ahead an expiry deserves a chip, and how far ahead days are easier to grasp than a date. */
const soon_days = 7
const countable_days = 60

export interface Expiry {
  /** What needs attention gets a chip; the rest is a quiet fact. */
  tone: 'expired' | 'soon' | 'later'
  words: string
}

/** When a thing expires, in the words a person would use. */
export function describeExpiry(expiry_date: string | null, today: string): Expiry | null {
  if (expiry_date === null || !isCalendarDay(expiry_date.slice(0, 10))) return null
  if (isExpired(expiry_date, today)) return { tone: 'expired', words: messages.inventory.expired }
  const days = daysBetween(today, expiry_date)
  return { tone: days <= soon_days ? 'soon' : 'later', words: countdown(days, expiry_date) }
}

function countdown(days: number, expiry_date: string): string {
  if (days === 0) return messages.inventory.expiresToday
  if (days === 1) return messages.inventory.expiresTomorrow
  return days <= countable_days
    ? messages.inventory.expiresIn(days)
    : messages.inventory.expiresOn(formatDay(expiry_date))
}
