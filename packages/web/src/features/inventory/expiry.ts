import { expiring_soon_days } from '@larder/contract/constants'
import { type Item } from '@larder/contract/item'
import { daysBetween, isCalendarDay } from '@larder/contract/values/days'
import { messages } from '@larder/contract/messages'
import { expiryLabel, isExpired } from '@larder/contract/rules'

/** How far ahead an expiry is worth a word at all. */
const notable_days = 60

interface Expiry {
  /** What needs attention gets a chip; the rest is a quiet fact. */
  tone: 'expired' | 'soon' | 'later' | 'gone'
  words: string
}

type Expiring = Pick<Item, 'quantity' | 'expiry_date' | 'lot_count'>

/** When a thing expires, in the words a person would use; null where there is nothing to say yet. What is gone goes off no more. */
export function describeExpiry({ quantity, expiry_date, lot_count = 1 }: Expiring, today: string): Expiry | null {
  if (quantity <= 0) return { tone: 'gone', words: messages.inventory.allGone }
  if (expiry_date === null || !isCalendarDay(expiry_date.slice(0, 10))) return null
  if (isExpired(expiry_date, today)) {
    // Of several batches it is the date of the first.
    const words = lot_count > 1 ? messages.inventory.someExpired : messages.inventory.expired
    return { tone: 'expired', words }
  }
  const days = daysBetween(today, expiry_date)
  if (days > notable_days) return null
  return { tone: days <= expiring_soon_days ? 'soon' : 'later', words: expiryLabel(days) }
}
