import { expiring_soon_days } from '@larder/contract/constants'
import { daysBetween, isCalendarDay } from '@larder/contract/values/days'
import { messages } from '@larder/contract/messages'
import { expiryLabel, isExpired } from '@larder/contract/rules'

/** How far ahead an expiry is worth a word at all. */
const notable_days = 60

interface Expiry {
  /** What needs attention gets a chip; the rest is a quiet fact. */
  tone: 'expired' | 'soon' | 'later'
  words: string
}

/** When a thing expires, in the words a person would use; null where there is nothing to say yet. */
export function describeExpiry(expiry_date: string | null, today: string): Expiry | null {
  if (expiry_date === null || !isCalendarDay(expiry_date.slice(0, 10))) return null
  if (isExpired(expiry_date, today)) return { tone: 'expired', words: messages.inventory.expired }
  const days = daysBetween(today, expiry_date)
  if (days > notable_days) return null
  return { tone: days <= expiring_soon_days ? 'soon' : 'later', words: expiryLabel(days) }
}
