import { idName, localIdsOf, type OutboxEntry } from './entry.ts'

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
