import { type LotEntry } from '@larder/contract/history'
import { messages } from '@larder/contract/messages'
import { item_batch_messages } from '@larder/contract/messages/inventory/item-batch-messages'
import { throw_away_messages } from '@larder/contract/messages/inventory/throw-away-messages'
import { usage_messages } from '@larder/contract/messages/usage/usage-messages'
import { formatDay } from '@larder/contract/values/days'
import { formatAmount } from '@larder/contract/values/numbers'
import { amountOf, type HistoryEntry, isAboutLot } from './history.ts'

const money = { minimumFractionDigits: 2, maximumFractionDigits: 3 }

const said = {
  consumed: messages.history.consumed,
  purchased: messages.history.purchased,
  discarded: throw_away_messages.thrownAway,
}

function describeAmount(entry: HistoryEntry, unit: string | null): string {
  if (!isAboutLot(entry)) return formatAmount(amountOf(entry), unit)
  return entry.lot_quantity === null ? item_batch_messages.someBatch : formatAmount(entry.lot_quantity, unit)
}

/** What happened, and how much of it; who did it where several people live here. */
export function describeEntry(entry: HistoryEntry, unit: string | null): string {
  const amount = describeAmount(entry, unit)
  if (entry.recorded_by) return usage_messages.did[entry.kind](entry.recorded_by, amount)
  return isAboutLot(entry) ? item_batch_messages.happened[entry.kind](amount) : said[entry.kind](amount)
}

/** The same within a sentence; a name keeps its capital. */
export function nameEntry(entry: HistoryEntry, unit: string | null): string {
  const described = describeEntry(entry, unit)
  return entry.recorded_by ? described : described.charAt(0).toLowerCase() + described.slice(1)
}

/** A reason in words; one that is not known yet as it comes. */
function reasonOf(reason: string): string {
  const known: Readonly<Record<string, string>> = throw_away_messages.reasons
  return known[reason] ?? reason
}

/** Where a batch was put, or until when it keeps since then. */
function lotFacts({ kind, expiry_date, location }: LotEntry): string[] {
  if (kind === 'moved') return location === null ? [] : [item_batch_messages.movedTo(location)]
  if (expiry_date !== null) return [item_batch_messages.keepsUntil(formatDay(expiry_date))]
  return kind === 'dated' ? [item_batch_messages.noDate] : []
}

/** The facts of an entry beside what happened: before and after, what was paid and where, or why it was thrown away. */
export function factsOf(entry: HistoryEntry, unit: string | null): string[] {
  if (isAboutLot(entry)) return lotFacts(entry)
  if (entry.kind === 'purchased') {
    const price = entry.price === null ? [] : [messages.history.price(entry.price.toLocaleString('en-US', money))]
    return [...price, ...(entry.source ? [entry.source] : [])]
  }
  // "Other" is what it is where nobody said.
  if (entry.kind === 'discarded') return (entry.reason ?? 'other') === 'other' ? [] : [reasonOf(entry.reason ?? '')]
  const { previous_quantity, new_quantity } = entry
  if (previous_quantity === null || new_quantity === null) return []
  return [messages.history.change(formatAmount(previous_quantity, unit), formatAmount(new_quantity, unit))]
}
