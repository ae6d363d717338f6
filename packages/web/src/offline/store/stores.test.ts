import 'fake-indexeddb/auto'
import { deleteDB, openDB } from 'idb'
import { describe, expect, it, test, vi } from 'vitest'
import { sendOutbox } from '../outbox/send-outbox.ts'
import { createEntry, createNewEntry, noon } from '../testing/fixtures.ts'
import { openIndexedStore } from './indexed-store.ts'
import { createMemoryStore } from './memory-store.ts'
import { most_answers } from './store.ts'

type Deliver = Parameters<typeof sendOutbox>[0]['deliver']

let stores = 0
const nameNext = () => `larder ${(stores += 1)} ada`

const kinds = [
  ['IndexedDB', () => openIndexedStore(nameNext())],
  ['memory', async () => createMemoryStore(nameNext())],
] as const

describe.each(kinds)('a store in %s', (_, open) => {
  it('numbers entries in the order in which they were added, and no number twice', async () => {
    const store = await open()
    const first = await store.addEntry(createNewEntry('remove'))
    const second = await store.addEntry(createNewEntry('restore'))
    expect(second.seq).toBe(first.seq + 1)
    await store.removeEntries([first.seq, second.seq])
    const third = await store.addEntry(createNewEntry('remove'))
    expect(third.seq).toBe(second.seq + 1)
    expect(await store.listEntries()).toEqual([third])
  })

  it('changes an entry with its ids, and makes none of one that is gone', async () => {
    const store = await open()
    const { seq } = await store.addEntry(createNewEntry('create'))
    expect(await store.changeEntry(seq, { state: 'sent' }, new Map([[`item -${seq}`, 70]]))).toBe(true)
    expect(await store.listEntries()).toMatchObject([{ seq, state: 'sent', call: 'POST /api/inventory' }])
    await store.removeEntries([seq])
    expect(await store.changeEntry(seq, { state: 'waiting' }, new Map([['event -1', 80]]))).toBe(false)
    expect(await store.listEntries()).toEqual([])
    expect(await store.listIds()).toEqual(
      new Map([
        [`item -${seq}`, 70],
        ['event -1', 80],
      ]),
    )
  })

  it('cancels only what nobody has begun to send', async () => {
    const store = await open()
    const untouched = await store.addEntry(createNewEntry('remove'))
    const begun = await store.addEntry(createNewEntry('remove', { attempts: 1 }))
    const sending = await store.addEntry(createNewEntry('remove', { state: 'sending' }))
    expect(await store.cancelEntry(untouched.seq)).toBe(true)
    expect(await store.cancelEntry(untouched.seq)).toBe(false)
    expect(await store.cancelEntry(begun.seq)).toBe(false)
    expect(await store.cancelEntry(sending.seq)).toBe(false)
    expect(await store.listEntries()).toHaveLength(2)
  })

  it('lets either the sender or who takes it back have an entry, never both', async () => {
    const store = await open()
    for (const isSenderFirst of [true, false]) {
      const { seq } = await store.addEntry(createNewEntry('remove'))
      const begin = () => store.changeEntry(seq, { attempts: 1 })
      const cancel = () => store.cancelEntry(seq)
      const both = isSenderFirst ? [begin(), cancel()] : [cancel(), begin()]
      expect(await Promise.all(both)).toEqual([true, false])
    }
  })

  it('keeps answers, and drops the oldest when there are too many', async () => {
    const store = await open()
    expect(await store.readAnswer('0')).toBeUndefined()
    // The first is asked for again, so that the second is the oldest.
    for (let index = 0; index < most_answers; index += 1)
      await store.keepAnswer(String(index), { value: index, at: index })
    await store.keepAnswer('0', { value: 'again', at: most_answers })
    await store.keepAnswer('more', { value: 'more', at: most_answers + 1 })
    expect(await store.readAnswer('0')).toEqual({ value: 'again', at: most_answers })
    expect(await store.readAnswer('1')).toBeUndefined()
    expect(await store.readAnswer(String(most_answers - 1))).toBeDefined()
    expect(await store.readAnswer('more')).toBeDefined()
  })

  it('keeps facts until they are taken back, and photos until they are removed', async () => {
    const store = await open()
    await store.writeFact('token', 'abc')
    await store.writeFact('clock_offset_ms', 5)
    expect([await store.readFact('token'), await store.readFact('clock_offset_ms')]).toEqual(['abc', 5])
    await store.writeFact('token', undefined)
    expect(await store.readFact('token')).toBeUndefined()
    const photo = { kind: 'receipt', image: new Blob(['a']), thumbnail: new Blob(['b']), taken_at: noon } as const
    const photo_id = await store.addPhoto(photo)
    expect(await store.listPhotos()).toMatchObject([{ photo_id, kind: 'receipt', taken_at: noon }])
    await store.removePhoto(photo_id)
    expect(await store.listPhotos()).toEqual([])
  })
})

describe('a store that another connection deletes', () => {
  it('lets go of it at once and says so', async () => {
    const name = nameNext()
    const onGone = vi.fn<() => void>()
    const store = await openIndexedStore(name, { onGone })
    await store.addEntry(createNewEntry('remove'))
    await deleteDB(name)
    expect(onGone).toHaveBeenCalledOnce()
    await expect(store.addEntry(createNewEntry('remove'))).rejects.toMatchObject({ name: 'InvalidStateError' })
    const next = await openIndexedStore(name)
    expect(await next.listEntries()).toEqual([])
  })

  it('is not made anew by who only wants to look into it', async () => {
    const name = nameNext()
    await expect(openIndexedStore(name, { must_exist: true })).rejects.toMatchObject({ name: 'AbortError' })
    expect((await indexedDB.databases()).map((one) => one.name)).not.toContain(name)
    ;(await openIndexedStore(name)).close()
    const store = await openIndexedStore(name, { must_exist: true })
    expect(await store.listEntries()).toEqual([])
  })
})

test('what an older build of the app has written is still sent', async () => {
  const name = nameNext()
  // As version 1 made it: what stands here must never be changed, only be followed by the next version.
  const old = await openDB(name, 1, {
    upgrade(database) {
      database.createObjectStore('answers').createIndex('at', 'at')
      database.createObjectStore('outbox', { keyPath: 'seq', autoIncrement: true })
      database.createObjectStore('ids')
      database.createObjectStore('photos', { keyPath: 'photo_id', autoIncrement: true })
      database.createObjectStore('facts')
    },
  })
  const { seq: _seq, ...entry } = createEntry('consume', { used_quantity: 1 })
  await old.add('outbox', { ...entry, params: { id: '-4' }, key: 'old' })
  await old.put('ids', 70, 'item -4')
  await old.put('facts', 60_000, 'clock_offset_ms')
  old.close()
  const store = await openIndexedStore(name)
  const deliver = vi.fn<Deliver>(async () => ({ status: 200, body: { event_id: 80 } }))
  await sendOutbox({ store, deliver, isPageAlive: () => false, now: () => noon + 3_600_000, onChange: () => undefined })
  const date = new Date(noon + 60_000).toISOString()
  expect(deliver).toHaveBeenCalledWith(
    expect.objectContaining({ params: { id: '70' }, body: { date, used_quantity: 1, is_late: true } }),
    'old',
  )
  expect(await store.listEntries()).toMatchObject([{ seq: 1, state: 'sent' }])
})
