import { expect, test } from 'vitest'
import { createMemoryStore } from '../store/memory-store.ts'
import { createItem, createNewEntry } from '../testing/fixtures.ts'
import { sendAgain } from './send-again.ts'

const restored_to = Date.parse('2026-11-17T10:00:00Z')
const minute_ms = 60_000
const now = restored_to + 30 * minute_ms
const base = createItem({ quantity: 5, lot_count: 1 })
const use = { params: { id: '7' }, body: { used_quantity: 1 }, base }

function sentAt(minutes: number) {
  const at = restored_to + minutes * minute_ms
  return { state: 'sent', made_at: at, sent_at: at, attempts: 1 } as const
}

test('what arrived after the backup waits again under its key, as something that happened then', async () => {
  const store = createMemoryStore('larder 1 ada')
  await store.addEntry(createNewEntry('consume', { ...use, ...sentAt(-5), key: 'before' }))
  await store.addEntry(createNewEntry('consume', { ...use, ...sentAt(5), key: 'after' }))
  await store.addEntry(createNewEntry('consume', { ...use, key: 'waiting' }))
  expect(await sendAgain(store, { restored_to, now })).toBe(1)
  const [before, after, waiting] = await store.listEntries()
  expect(before).toMatchObject({ state: 'sent', body: { used_quantity: 1 } })
  expect(after).toMatchObject({
    state: 'waiting',
    key: 'after',
    body: { used_quantity: 1, is_late: true, date: '2026-11-17T10:05:00.000Z' },
  })
  expect(waiting).toMatchObject({ state: 'waiting', key: 'waiting' })
})

test('what may be in the backup is repeated as it was: its key is known there', async () => {
  const store = createMemoryStore('larder 1 ada')
  await store.addEntry(createNewEntry('consume', { ...use, ...sentAt(0.1), key: 'close' }))
  await sendAgain(store, { restored_to, now })
  expect(await store.listEntries()).toMatchObject([{ state: 'waiting', key: 'close', body: { used_quantity: 1 } }])
  expect((await store.listEntries())[0]?.body).toEqual({ used_quantity: 1 })
})

test('what was done with a thing that is gone follows the thing when it is made again', async () => {
  const store = createMemoryStore('larder 1 ada')
  const { seq } = await store.addEntry(createNewEntry('create', { ...sentAt(5), body: { item_name: 'Tea' } }))
  await store.changeEntry(seq, {}, new Map([[`item ${-seq}`, 70]]))
  await store.addEntry(createNewEntry('consume', { ...use, ...sentAt(6), params: { id: '70' } }))
  await store.addEntry(createNewEntry('add_entry', { ...sentAt(6), body: { item_id: 70 } }))
  expect(await sendAgain(store, { restored_to, now })).toBe(3)
  expect(await store.listEntries()).toMatchObject([
    { state: 'waiting', body: { item_name: 'Tea' } },
    { state: 'waiting', params: { id: String(-seq) } },
    { state: 'waiting', body: { item_id: -seq } },
  ])
})

test('the moment of the backup is compared by the clock of the server', async () => {
  const store = createMemoryStore('larder 1 ada')
  // This phone is a day behind.
  await store.writeFact('clock_offset_ms', 86_400_000)
  const at = restored_to + 5 * minute_ms - 86_400_000
  await store.addEntry(createNewEntry('consume', { ...use, state: 'sent', made_at: at, sent_at: at }))
  expect(await sendAgain(store, { restored_to, now: now - 86_400_000 })).toBe(1)
  expect(await store.listEntries()).toMatchObject([{ body: { date: '2026-11-17T10:05:00.000Z' } }])
})
