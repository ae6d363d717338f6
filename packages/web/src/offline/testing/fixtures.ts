import { type Item } from '@larder/contract/item'
import { makeItem } from '../../api/client/testing.ts'
import { type NewEntry, type OutboxEntry } from '../outbox/entry.ts'
import { names } from '../replica/call-names.ts'

/** A moment by this phone's clock. */
export const noon = Date.parse('2026-11-17T12:00:00Z')

/** Five litres of milk, of a server that keeps lots. */
export const createItem = (fields: Partial<Item> = {}): Item =>
  makeItem({ item_name: 'Milk', quantity: 5, unit_of_measure: 'l', lot_count: 1, ...fields })

export type EntryKind = keyof typeof names

export function createNewEntry(kind: EntryKind, fields: Partial<NewEntry> = {}): NewEntry {
  return {
    call: names[kind],
    params: {},
    body: undefined,
    key: `key ${Math.random()}`,
    made_at: noon,
    state: 'waiting',
    page: null,
    attempts: 0,
    faults: 0,
    name: 'Milk',
    unit: 'l',
    base: null,
    is_late: false,
    ...fields,
  }
}

/** An entry about item 7, unless it says otherwise. */
export function createEntry(kind: EntryKind, body?: unknown, fields: Partial<OutboxEntry> = {}): OutboxEntry {
  const params = names[kind].includes('/:id') ? { id: '7' } : {}
  return { ...createNewEntry(kind), params, body, seq: 1, ...fields }
}
