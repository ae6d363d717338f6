import { type OfflineStore } from '../store/store.ts'
import { idsMadeBy, listSendable } from './dependents.ts'
import { isShown, isUnsent, isUntouched, localIdsOf, type NewEntry, type OutboxEntry, withServerIds } from './entry.ts'

/** What was sent is kept for a day: an answer that was kept before does not know of it. */
const sent_kept_ms = 86_400_000

const no_entries: readonly OutboxEntry[] = []

/** The changes of this phone as a screen follows them: a copy in memory of what lies in the store. */
export function createOutbox(store: OfflineStore) {
  const listeners = new Set<() => void>()
  let entries = no_entries
  let ids: ReadonlyMap<string, number> = new Map()
  let reloads = 0
  let newest = 0

  async function reload(): Promise<void> {
    reloads += 1
    const turn = reloads
    const all = await store.listEntries()
    const oldest = Date.now() - sent_kept_ms
    const done = all.filter(({ state, sent_at = 0 }) => state === 'sent' && sent_at < oldest)
    const left = all.filter((entry) => !done.includes(entry))
    if (done.length > 0) {
      // What is still to be done with a thing may name it by this phone's id.
      const named = new Set(left.flatMap(localIdsOf))
      const gone = done.flatMap(({ seq }) => idsMadeBy(seq)).filter((id_name) => !named.has(id_name))
      await store.removeEntries(
        done.map(({ seq }) => seq),
        gone,
      )
    }
    const all_ids = await store.listIds()
    // One that began later may have ended before: what it read is newer.
    if (turn < newest) return
    newest = turn
    ids = all_ids
    entries = left
    for (const listener of listeners) listener()
  }

  /** Entries as an answer needs them: what was made by an entry that is not among them has the server's id in it. */
  function forAnswer(shown: readonly OutboxEntry[]): OutboxEntry[] {
    const made = new Set(shown.map(({ seq }) => String(-seq)))
    const given = new Map([...ids].filter(([id_name]) => !made.has(id_name.split(' ')[1] ?? '')))
    return shown.map((entry) => withServerIds(entry, given))
  }

  return {
    store,
    reload,
    list: (): readonly OutboxEntry[] => entries,
    listShown: (): readonly OutboxEntry[] => entries.filter(isShown),
    ids: (): ReadonlyMap<string, number> => ids,
    /** True while what is made now has to wait for what was made before. */
    hasWaiting: (): boolean => listSendable(entries).length > 0,
    /** What the answer to a question of that time does not know of yet. */
    listSince: (asked_at: number): OutboxEntry[] =>
      forAnswer(
        entries.filter((entry) => isUnsent(entry) || (entry.state !== 'refused' && (entry.sent_at ?? 0) >= asked_at)),
      ),
    /** What the answer to a question that was just asked does not know of yet. */
    listWaiting: (): OutboxEntry[] => forAnswer(entries.filter(({ state }) => state === 'waiting')),
    /** False where nobody can tell whether the answer to a question of that time knows of something: it was on its way. */
    isSettledSince: (asked_at: number): boolean =>
      entries.every((entry) => (isUnsent(entry) ? isUntouched(entry) : (entry.sent_at ?? 0) < asked_at)),
    async add(entry: NewEntry): Promise<OutboxEntry> {
      const added = await store.addEntry(entry)
      await reload()
      return added
    },
    async change(seq: number, change: Partial<NewEntry>, noted?: ReadonlyMap<string, number>): Promise<void> {
      await store.changeEntry(seq, change, noted)
      await reload()
    },
    async remove(seqs: readonly number[]): Promise<void> {
      await store.removeEntries(seqs)
      await reload()
    },
    async cancel(seq: number): Promise<boolean> {
      const isGone = await store.cancelEntry(seq)
      await reload()
      return isGone
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export type Outbox = ReturnType<typeof createOutbox>
