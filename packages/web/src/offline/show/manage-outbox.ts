import { removeDependents } from '../outbox/dependents.ts'
import { type NewEntry, type OutboxEntry } from '../outbox/entry.ts'
import { type Outbox } from '../outbox/outbox.ts'

/** An entry that was never refused; the store drops what is undefined. */
const fresh = { state: 'waiting', faults: 0, refusal: undefined } as unknown as Partial<NewEntry>

/** Lets refused entries wait again; whoever calls it wakes the sender. */
export async function retryEntries(outbox: Outbox, entries: readonly Pick<OutboxEntry, 'seq'>[]): Promise<void> {
  for (const { seq } of entries) {
    const isRefused = outbox.list().some((entry) => entry.seq === seq && entry.state === 'refused')
    if (isRefused) await outbox.change(seq, fresh)
  }
}

/** Throws an entry away, and with it everything that needs what it would have made. */
export async function discardEntry(outbox: Outbox, seq: number): Promise<void> {
  await removeDependents(outbox, seq)
  await outbox.remove([seq])
}

/** A conflict about a field is over. With the last one the entry is like any other that was sent. */
export async function settleConflict(outbox: Outbox, seq: number, field: string): Promise<void> {
  const entry = outbox.list().find((one) => one.seq === seq)
  if (entry?.state !== 'conflict') return
  const conflicts = entry.conflicts?.filter((conflict) => conflict.field !== field) ?? []
  await outbox.change(seq, conflicts.length > 0 ? { conflicts } : { state: 'sent', conflicts })
}
