import { describe, expect, it, test, vi } from 'vitest'
import { createMemoryStore } from '../store/memory-store.ts'
import { createNewEntry } from '../testing/fixtures.ts'
import { createOutbox } from './outbox.ts'

function setUp() {
  const store = createMemoryStore('larder 1 ada')
  return { store, outbox: createOutbox(store) }
}

describe('what an answer does not know of', () => {
  it('is what waits, what is under way, and what was sent after it was asked for', async () => {
    const { outbox } = setUp()
    const sent_at = Date.now()
    await outbox.add(createNewEntry('remove'))
    await outbox.add(createNewEntry('remove', { state: 'sending', page: 'p' }))
    await outbox.add(createNewEntry('remove', { state: 'sent', sent_at }))
    await outbox.add(createNewEntry('remove', { state: 'conflict', sent_at }))
    await outbox.add(createNewEntry('remove', { state: 'refused', sent_at }))
    const seqsSince = (at: number) => outbox.listSince(at).map(({ seq }) => seq)
    expect(seqsSince(sent_at)).toEqual([1, 2, 3, 4])
    expect(seqsSince(sent_at + 1)).toEqual([1, 2])
    expect(outbox.listWaiting().map(({ seq }) => seq)).toEqual([1])
  })

  it('names what this phone made by the id under which the answer has it', async () => {
    const { outbox } = setUp()
    const { seq } = await outbox.add(createNewEntry('create', { body: { item_name: 'Tea' } }))
    await outbox.add(createNewEntry('consume', { params: { id: String(-seq) }, body: { used_quantity: 1 } }))
    const sent_at = Date.now()
    await outbox.change(seq, { state: 'sent', sent_at }, new Map([[`item ${-seq}`, 70]]))
    // An older answer gets the item from its entry, which gives it the id of this phone.
    expect(outbox.listSince(sent_at - 1).map(({ params }) => params)).toEqual([{}, { id: '-1' }])
    expect(outbox.listSince(sent_at + 1).map(({ params }) => params)).toEqual([{ id: '70' }])
    expect(outbox.listWaiting()).toMatchObject([{ params: { id: '70' } }])
  })
})

test('nobody can tell what an answer knows while something is on its way', async () => {
  const { outbox } = setUp()
  const { seq } = await outbox.add(createNewEntry('remove'))
  expect(outbox.isSettledSince(0)).toBe(true)
  await outbox.change(seq, { attempts: 1 })
  expect(outbox.isSettledSince(0)).toBe(false)
  const sent_at = Date.now()
  await outbox.change(seq, { state: 'sent', sent_at })
  expect(outbox.isSettledSince(sent_at)).toBe(false)
  expect(outbox.isSettledSince(sent_at + 1)).toBe(true)
  await outbox.add(createNewEntry('remove', { state: 'sending', page: 'p', attempts: 1 }))
  expect(outbox.isSettledSince(sent_at + 1)).toBe(false)
})

test('what was sent goes after a day, and what was refused stays', async () => {
  const { outbox, store } = setUp()
  const sent_at = Date.now() - 90_000_000
  await store.addEntry(createNewEntry('remove', { state: 'sent', sent_at }))
  await store.addEntry(createNewEntry('remove', { state: 'refused', sent_at }))
  await outbox.reload()
  expect(outbox.list()).toMatchObject([{ state: 'refused' }])
  expect(await store.listEntries()).toHaveLength(1)
})

test('a slow look at the store does not hide what a later one saw', async () => {
  const { store } = setUp()
  const held: (() => void)[] = []
  const hold = async () => {
    const ids = await store.listIds()
    if (held.length === 0) await new Promise<void>((resolve) => held.push(resolve))
    return ids
  }
  const outbox = createOutbox({ ...store, listIds: hold })
  const slow = outbox.reload()
  await vi.waitFor(() => expect(held).toHaveLength(1))
  await outbox.add(createNewEntry('remove'))
  held[0]?.()
  await slow
  expect(outbox.list()).toHaveLength(1)
})

test('what needs something that was refused holds up nothing else', async () => {
  const { outbox } = setUp()
  const { seq } = await outbox.add(createNewEntry('create', { state: 'refused', body: { item_name: 'Tea' } }))
  const used = await outbox.add(createNewEntry('consume', { params: { id: String(-seq) }, body: { used_quantity: 1 } }))
  const undone = { params: { id: String(-seq), event_id: String(-used.seq) } }
  await outbox.add(createNewEntry('undo', undone))
  expect(outbox.hasWaiting()).toBe(false)
  await outbox.add(createNewEntry('remove'))
  expect(outbox.hasWaiting()).toBe(true)
})

test('what was sent a day ago goes with its ids, unless something still names them', async () => {
  const { outbox, store } = setUp()
  const sent_at = Date.now() - 2 * 86_400_000
  const old = { state: 'sent', sent_at } as const
  for (const name of ['Tea', 'Jam'])
    await store.addEntry(createNewEntry('create', { ...old, body: { item_name: name } }))
  await store.addEntry(createNewEntry('consume', { params: { id: '-2' }, state: 'refused' }))
  await store.changeEntry(1, {}, new Map([['item -1', 70]]))
  await store.changeEntry(2, {}, new Map([['item -2', 71]]))
  await outbox.reload()
  expect(outbox.list().map(({ seq }) => seq)).toEqual([3])
  expect([...(await store.listIds())]).toEqual([['item -2', 71]])
})
