import { type OutboxEntry } from './outbox/entry.ts'

/** An entry as a test needs it: what it does not say is of no account. */
export function createTestEntry(entry: Partial<OutboxEntry> & Pick<OutboxEntry, 'call'>): OutboxEntry {
  return {
    seq: 1,
    params: {},
    body: undefined,
    key: `key ${entry.seq ?? 1}`,
    made_at: 0,
    state: 'waiting',
    page: null,
    attempts: 0,
    faults: 0,
    name: 'Milk',
    unit: 'l',
    base: null,
    is_late: false,
    ...entry,
  }
}
