import { expiring_soon_days } from '@larder/contract/constants'
import { type Item } from '@larder/contract/item'
import { sumExpired } from '@larder/contract/lots'
import { daysBetween, isCalendarDay } from '@larder/contract/values/days'
import { messages } from '@larder/contract/messages'
import { expiryLabel, isExpired } from '@larder/contract/rules'
import { formatAmount } from '@larder/contract/values/numbers'

/** How far ahead an expiry is worth a word at all. */
const notable_days = 60

interface Expiry {
  /** What needs attention gets a chip; the rest is a quiet fact. */
  tone: 'expired' | 'soon' | 'later'
  words: string
  /** From today on; below zero where it is past. */
  days: number
}

type Expiring = Pick<Item, 'quantity' | 'expiry_date'>

/**
 * When a thing expires, in the words a person would use; null where there is nothing to say yet. What is past is said of
 * what is gone too, but what is gone goes off no more.
 */
export function describeExpiry({ quantity, expiry_date }: Expiring, today: string): Expiry | null {
  if (expiry_date === null || !isCalendarDay(expiry_date.slice(0, 10))) return null
  const days = daysBetween(today, expiry_date)
  if (isExpired(expiry_date, today)) return { tone: 'expired', words: messages.inventory.expired, days }
  if (quantity <= 0 || days > notable_days) return null
  return { tone: days <= expiring_soon_days ? 'soon' : 'later', words: expiryLabel(days), days }
}

type Batched = Pick<Item, 'quantity' | 'unit_of_measure' | 'lot_count' | 'lots'>

/** How much of a thing has expired, beside the word for it; null where that is all of it, or nobody knows of batches. */
export function describeExpiredPart(item: Batched, today: string): string | null {
  const { quantity, unit_of_measure, lot_count = 1, lots } = item
  if (lot_count < 2 || quantity <= 0) return null
  const part = lots && sumExpired(lots, today)
  if (part === undefined) return messages.inventory.expiredPart()
  return part < quantity ? messages.inventory.expiredPart(formatAmount(part, unit_of_measure)) : null
}
