import { type Item } from '@larder/contract/item'
import { todayIn } from '@larder/contract/values/days'
import { createItem } from '@larder/stock/phone/create-item'
import { type ChangeFacts, type LocalChange } from '@larder/stock/phone/local-change'
import { item_mutators } from '@larder/stock/phone/mutate-item'
import { rankPlaces } from '@larder/stock/phone/rank-places'
import { isRefusal, type Refusal } from '@larder/stock/refusal'
import { type OutboxEntry } from '../outbox/entry.ts'
import { toDifference } from '../outbox/late-form.ts'
import { bodyOf, itemIdsOf } from './bodies.ts'
import { names } from './call-names.ts'

type AnyMutator = (item: Item, change: LocalChange, facts: ChangeFacts) => Item | null | Refusal

// The entry was checked by the contract under the same name when it was made.
const mutators = item_mutators as Readonly<Record<string, AnyMutator>>

/** The household's day, by which purchases and lots are dated; without a zone it is this phone's. */
export type TimeZone = string | undefined

const factsOf = ({ made_at }: OutboxEntry, time_zone: TimeZone, items: Iterable<Item>) => ({
  occurred_on: todayIn(time_zone, new Date(made_at)),
  made_at: new Date(made_at).toISOString(),
  listPlaces: () => rankPlaces(items),
})

/** A change as it will be sent: an edit says what it differs by. */
function toChange(entry: OutboxEntry): LocalChange {
  const { params, base, seq, undone, usual_expiry } = entry
  const edited = bodyOf(entry, 'update')
  const body = edited === null || base === null ? (entry.body ?? {}) : toDifference(edited, base)
  return { params, body, base, local_id: -seq, undone, usual_expiry }
}

type Mutate = (item: Item) => Item | null | Refusal

/** What a change of this phone makes of the items that it is about; undefined where it is about none. */
export function mutatorOf(
  entry: OutboxEntry,
  time_zone: TimeZone,
  items: Iterable<Item> = entry.base === null ? [] : [entry.base],
): Mutate | undefined {
  const mutate = mutators[entry.call]
  if (mutate === undefined) return undefined
  const [change, facts] = [toChange(entry), factsOf(entry, time_zone, items)]
  return (item) => mutate(item, change, facts)
}

/** The item that a change of this phone makes; null where it makes none. */
export function createdItem(entry: OutboxEntry, time_zone?: TimeZone): Item | null {
  const body = bodyOf(entry, 'create')
  return body === null ? null : createItem({ ...toChange(entry), body }, factsOf(entry, time_zone, []))
}

/** The whole inventory after the changes of this phone; what cannot be done leaves an item as it is. */
export function applyToItems(items: readonly Item[], entries: readonly OutboxEntry[], time_zone?: TimeZone): Item[] {
  const by_id = new Map(items.map((item) => [item.item_id, item]))
  const deleted = new Map<number, Item>()
  for (const entry of entries) {
    const made = createdItem(entry, time_zone)
    if (made !== null) by_id.set(made.item_id, made)
    const mutate = mutatorOf(entry, time_zone, by_id.values())
    for (const item_id of mutate ? itemIdsOf(entry) : []) {
      const item = by_id.get(item_id) ?? (entry.call === names.restore ? deleted.get(item_id) : undefined)
      const changed = item && mutate?.(item)
      if (item === undefined || changed === undefined) continue
      if (changed !== null && !isRefusal(changed)) by_id.set(item_id, changed)
      else if (changed === null && by_id.delete(item_id)) deleted.set(item_id, item)
    }
  }
  return [...by_id.values()]
}

/** An item as it is after the changes of this phone; null where they delete it. */
export const applyToItem = (item: Item, entries: readonly OutboxEntry[], time_zone?: TimeZone): Item | null =>
  applyToItems([item], entries, time_zone).find(({ item_id }) => item_id === item.item_id) ?? null
