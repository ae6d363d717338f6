import { type OutboxEntry, withServerIds } from '../outbox/entry.ts'
import { bodyOf, itemIdOf } from '../replica/bodies.ts'
import { names } from '../replica/call-names.ts'

/** What has changes that have not been sent: items and lines of the shopping list, by their ids. */
export interface Marked {
  readonly item_ids: readonly number[]
  readonly entry_ids: readonly number[]
}

function itemsOf(entry: OutboxEntry): number[] {
  if (entry.call === names.create) return [-entry.seq]
  const item_id = itemIdOf(entry)
  return [...(bodyOf(entry, 'change_several')?.item_ids ?? []), ...(item_id === null ? [] : [item_id])]
}

function linesOf(entry: OutboxEntry): number[] {
  if (entry.call === names.add_entry) return [-entry.seq]
  const { entry_id } = entry.params
  return entry_id === undefined ? [] : [Number(entry_id)]
}

/** What a screen marks; by this phone's ids and by the server's, since it may show either. */
export function listMarked(entries: readonly OutboxEntry[], ids: ReadonlyMap<string, number>): Marked {
  const all = entries.flatMap((entry) => [entry, withServerIds(entry, ids)])
  return { item_ids: [...new Set(all.flatMap(itemsOf))], entry_ids: [...new Set(all.flatMap(linesOf))] }
}
