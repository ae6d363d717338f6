import type { ChangeEntryRequest, KeptEntry } from '@larder/contract/calls/shopping-api'
import { addDays } from '@larder/contract/values/days'

/** What is written of an entry. */
export interface Entry {
  readonly item_id: number | null
  readonly text: string | null
  readonly quantity: number | null
  readonly unit_of_measure: string | null
  readonly is_ticked: boolean
  /** Somebody asked for it; otherwise it is a suggestion that was ticked, changed or put off. */
  readonly is_asked: boolean
  readonly user_id: number | null
  readonly ticked_user_id: number | null
  readonly repeat_days: number | null
  readonly next_on: string | null
  readonly skipped_until: string | null
}

/** An entry as it is stored. */
export type StoredEntry = Omit<Entry, 'is_asked'> & {
  readonly entry_id: number
  readonly added_at: string | null
  readonly bought_event_id: number | null
}

/** What somebody wants of an item or a text. */
export interface Wish {
  readonly quantity?: number | undefined
  readonly unit_of_measure: string | null
  readonly is_ticked?: boolean | undefined
  readonly repeat_days?: number | null | undefined
}

const empty: Entry = {
  item_id: null,
  text: null,
  quantity: null,
  unit_of_measure: null,
  is_ticked: false,
  is_asked: false,
  user_id: null,
  ticked_user_id: null,
  repeat_days: null,
  next_on: null,
  skipped_until: null,
}

/** What still holds of an entry: one that was bought begins anew, and keeps its amount only where it repeats. */
function readEntry(stored: StoredEntry | undefined): Entry {
  if (stored === undefined) return empty
  const { added_at, bought_event_id, ...kept } = stored
  if (bought_event_id === null) return { ...kept, is_asked: added_at !== null }
  const { item_id, text, quantity, unit_of_measure, user_id, repeat_days, next_on } = kept
  if (repeat_days === null) return { ...empty, item_id, text }
  return { ...empty, item_id, text, quantity, unit_of_measure, user_id, repeat_days, next_on, is_asked: true }
}

/** An entry with a wish added: asked for, or, where the wish is about a tick, only ticked or changed. */
export function addWish(stored: StoredEntry | undefined, of: Partial<Entry>, wish: Wish, user_id: number): Entry {
  const kept = { ...readEntry(stored), ...of }
  const { quantity, unit_of_measure, is_ticked, repeat_days = kept.repeat_days } = wish
  const isTicked = is_ticked ?? kept.is_ticked
  const isAsking = is_ticked === undefined || (repeat_days !== null && repeat_days !== kept.repeat_days)
  return {
    ...kept,
    ...(quantity === undefined ? {} : { quantity, unit_of_measure }),
    is_ticked: isTicked,
    ticked_user_id: isTicked ? (kept.is_ticked ? kept.ticked_user_id : user_id) : null,
    is_asked: kept.is_asked || isAsking,
    user_id: isAsking && !kept.is_asked ? user_id : kept.user_id,
    repeat_days,
    next_on: isAsking ? null : kept.next_on,
    skipped_until: null,
  }
}

/** An entry with what a request changes. */
export function changeEntry(
  stored: StoredEntry,
  change: ChangeEntryRequest,
  unit: string | null,
  user_id: number,
): Entry {
  const kept = readEntry(stored)
  const { quantity, text = kept.text } = change
  const amount = quantity === undefined ? {} : { quantity, unit_of_measure: unit ?? kept.unit_of_measure }
  const wish = { unit_of_measure: null, is_ticked: change.is_ticked ?? kept.is_ticked, repeat_days: change.repeat_days }
  return addWish(stored, { ...amount, text }, wish, user_id)
}

/** An entry that is not wanted until then; what nobody repeats is no longer asked for either. */
export function skipEntry(stored: StoredEntry | undefined, item_id: number, skipped_until: string): Entry {
  const kept = readEntry(stored)
  const isKept = kept.repeat_days !== null
  const asked = { is_asked: isKept && kept.is_asked, user_id: isKept ? kept.user_id : null }
  return { ...kept, ...asked, item_id, is_ticked: false, ticked_user_id: null, skipped_until }
}

/** An entry that is done and comes back; null where it does not. */
export function finishEntry(stored: StoredEntry, today: string): Entry | null {
  const kept = readEntry(stored)
  if (kept.repeat_days === null) return null
  return {
    ...kept,
    is_ticked: false,
    ticked_user_id: null,
    skipped_until: null,
    next_on: addDays(today, kept.repeat_days),
  }
}

/** True where the entry stands on the list: neither bought nor put off, and not waiting for the day it comes back. */
export function isListed({ bought_event_id, next_on, skipped_until }: StoredEntry, today: string): boolean {
  if (bought_event_id !== null) return next_on !== null && next_on <= today
  return (next_on ?? today) <= today && (skipped_until ?? today) <= today
}

/** What a request is answered with. */
export function showEntry(stored: StoredEntry): KeptEntry {
  const { entry_id, item_id, text, quantity, unit_of_measure, is_ticked, repeat_days } = stored
  return { entry_id, item_id, text, quantity, unit_of_measure, is_ticked, repeat_days }
}
