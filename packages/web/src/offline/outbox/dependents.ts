import { bodyOf } from '../replica/bodies.ts'
import { idName, localIdsOf, type NewEntry, type OutboxEntry } from './entry.ts'
import { type Outbox } from './outbox.ts'

/** The names of everything that an entry may make. */
export const idsMadeBy = (seq: number): string[] =>
  (['item', 'event', 'entry', 'lot'] as const).map((kind) => idName(kind, -seq))

/** The entries that name what one entry makes, and those that name what they make in turn. */
export function listDependents(entries: readonly OutboxEntry[], seq: number): OutboxEntry[] {
  const made = new Set(idsMadeBy(seq))
  // In the order in which they were made: nothing depends on what comes after it.
  return entries.filter((entry) => {
    const isDependent = localIdsOf(entry).some((name) => made.has(name))
    if (isDependent) for (const name of idsMadeBy(entry.seq)) made.add(name)
    return isDependent
  })
}

/** The refused entry without which this one cannot be sent; undefined where there is none. */
export function findBlocker(entries: readonly OutboxEntry[], { seq }: OutboxEntry): OutboxEntry | undefined {
  return entries.find(
    (refused) => refused.state === 'refused' && listDependents(entries, refused.seq).some((one) => one.seq === seq),
  )
}

/** A change of several items without one of them; null where it is about no other, or about one item alone. */
function withoutItem(entry: OutboxEntry, item_id: number): Partial<NewEntry> | null {
  const several = bodyOf(entry, 'change_several')
  const item_ids = several?.item_ids.filter((id) => id !== item_id) ?? []
  return item_ids.length === 0 ? null : { body: { ...several, item_ids } }
}

/** Takes away everything that needs what one entry would have made; what is about other items too stays for them. */
export async function removeDependents(outbox: Outbox, seq: number): Promise<void> {
  const removed: number[] = []
  for (const entry of listDependents(outbox.list(), seq)) {
    const left = withoutItem(entry, -seq)
    if (left === null) removed.push(entry.seq)
    else await outbox.change(entry.seq, left)
  }
  await outbox.remove(removed)
}
