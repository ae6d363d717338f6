import { api } from '@larder/contract/calls/api'
import { type Item } from '@larder/contract/item'
import { keyOfCall } from '../../api/client/call.ts'
import { keepAnswer, readKept } from '../answers/kept-answers.ts'
import { type NewEntry } from '../outbox/entry.ts'
import { createOutbox } from '../outbox/outbox.ts'
import { createMemoryStore } from '../store/memory-store.ts'
import { createItem, createNewEntry, type EntryKind } from './fixtures.ts'

let stores = 0

/** Some time ago. */
export const before = Date.now() - 10_000

/** The item of which everything here is, as a call names it. */
export const milk = { params: { id: '7' } }
export const use = { body: { used_quantity: 1 } }

/** An outbox with a list of items that was read some time ago, in a store of its own. */
export async function setUpOutbox(items: Item[] = [createItem()]) {
  stores += 1
  const outbox = createOutbox(createMemoryStore(`larder ${stores} ada`))
  await keepAnswer(outbox, keyOfCall(api.listItems, {}), { value: items, at: before })
  const add = async (kind: EntryKind, fields: Partial<NewEntry> = {}) =>
    await outbox.add(createNewEntry(kind, { ...milk, ...fields }))
  const readList = async () => (await readKept(outbox, api.listItems, {}))?.value as Item[]
  return { outbox, add, readList }
}
