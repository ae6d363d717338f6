import 'fake-indexeddb/auto'
import { beforeEach, expect, test } from 'vitest'
import { discardEntry, retryEntries, settleConflict } from './manage-outbox.ts'
import { findBlocker, listDependents } from '../outbox/dependents.ts'
import { type NewEntry, type OutboxEntry } from '../outbox/entry.ts'
import { createOutbox, type Outbox } from '../outbox/outbox.ts'
import { names } from '../replica/call-names.ts'
import { openIndexedStore } from '../store/indexed-store.ts'
import { createNewEntry } from '../testing/fixtures.ts'

let outbox: Outbox
let count = 0

beforeEach(async () => {
  count += 1
  outbox = createOutbox(await openIndexedStore(`manage-outbox ${count}`))
})

const add = async (entry: Partial<NewEntry>): Promise<OutboxEntry> => await outbox.add(createNewEntry('consume', entry))

const refusal = { status: 404, message: 'Item not found' }

/** A new item, what was used of it, the undoing of that, a line of the list for it, and something of no relation to it. */
async function addFamily() {
  const bread = await add({ call: names.create, name: 'Bread', state: 'refused', refusal, faults: 5 })
  const used = await add({ call: names.consume, params: { id: String(-bread.seq) }, body: { used_quantity: 1 } })
  const undone = await add({ call: names.undo, params: { id: '4', event_id: String(-used.seq) } })
  const listed = await add({ call: names.add_entry, body: { item_id: -bread.seq } })
  const other = await add({ call: names.consume, params: { id: '4' }, body: { used_quantity: 1 } })
  return { bread, used, undone, listed, other }
}

test('what depends on an entry is found through everything between them', async () => {
  const { bread, used, undone, listed, other } = await addFamily()
  const found = listDependents(outbox.list(), bread.seq).map(({ seq }) => seq)
  expect(found).toEqual([used.seq, undone.seq, listed.seq])
  expect(listDependents(outbox.list(), other.seq)).toEqual([])
  expect(findBlocker(outbox.list(), undone)?.seq).toBe(bread.seq)
  expect(findBlocker(outbox.list(), other)).toBeUndefined()
})

test('a retry lets refused entries wait as if they had never been refused, and leaves the others alone', async () => {
  const { bread, other } = await addFamily()
  const conflict = await add({ call: names.update, state: 'conflict' })
  await retryEntries(outbox, outbox.list())
  const [first] = outbox.list()
  expect(first).toMatchObject({ seq: bread.seq, state: 'waiting', faults: 0, key: bread.key })
  expect(first?.refusal).toBeUndefined()
  expect(outbox.list().find(({ seq }) => seq === other.seq)).toEqual(other)
  expect(outbox.list().find(({ seq }) => seq === conflict.seq)?.state).toBe('conflict')
})

test('what is discarded goes with what depends on it, and with nothing else', async () => {
  const { bread, other } = await addFamily()
  await discardEntry(outbox, bread.seq)
  expect(outbox.list()).toEqual([other])
})

test('a conflict is over field by field, and then the entry is one that was sent', async () => {
  const conflicts = [
    { field: 'item_name', value: 'Oat Milk' },
    { field: 'location', value: null },
  ]
  const { seq } = await add({ call: names.update, state: 'conflict', sent_at: Date.now(), conflicts })
  await settleConflict(outbox, seq, 'item_name')
  expect(outbox.listShown()).toMatchObject([{ state: 'conflict', conflicts: [{ field: 'location' }] }])
  await settleConflict(outbox, seq, 'location')
  expect(outbox.listShown()).toEqual([])
  // What was read before it was sent is still shown with it.
  expect(outbox.listSince(0)).toHaveLength(1)
})
