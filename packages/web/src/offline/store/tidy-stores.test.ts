import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createNewEntry } from '../testing/fixtures.ts'
import { openIndexedStore } from './indexed-store.ts'
import { tidyStores } from './tidy-stores.ts'

const list = async () => (await indexedDB.databases()).flatMap(({ name = '' }) => name).toSorted()

/** A store that has read the household and sent something, and of which one change may still wait. */
async function leave(name: string, state?: 'waiting' | 'refused' | 'sending'): Promise<void> {
  const store = await openIndexedStore(name)
  await store.keepAnswer('list', { value: ['Milk'], at: 1 })
  await store.writeFact('token', 'abc')
  await store.addEntry(createNewEntry('remove', { state: 'sent', sent_at: 1 }))
  await store.addEntry(createNewEntry('remove', { state: 'conflict' }))
  if (state) await store.addEntry(createNewEntry('remove', { state }))
  store.close()
}

async function read(name: string) {
  const store = await openIndexedStore(name, { must_exist: true })
  const [kept, entries, token] = [
    await store.readAnswer('list'),
    await store.listEntries(),
    await store.readFact('token'),
  ]
  store.close()
  return { kept: kept?.value, states: entries.map(({ state }) => state), token }
}

const untouched = { kept: ['Milk'], states: ['sent', 'conflict'], token: 'abc' }
const wiped = (state: string) => ({ kept: undefined, states: [state], token: undefined })

beforeEach(async () => {
  await leave('larder 1 ada')
  await leave('larder 2 ada', 'waiting')
  await leave('larder 3 ada')
  await leave('larder 1 ben', 'refused')
  await leave('somebody else’s')
})
afterEach(async () => {
  for (const name of await list()) indexedDB.deleteDatabase(name)
})

test('whoever is signed in keeps what they read of the household that is shown, and of no other', async () => {
  await tidyStores('larder 1 ada')
  await expect.poll(list).toEqual(['larder 1 ada', 'larder 1 ben', 'larder 2 ada', 'somebody else’s'])
  expect(await read('larder 1 ada')).toEqual(untouched)
  expect(await read('larder 2 ada')).toEqual(wiped('waiting'))
  expect(await read('larder 1 ben')).toEqual(wiped('refused'))
})

test('where a session has ended, by itself or from elsewhere, nothing that was read stays', async () => {
  await tidyStores(null)
  await expect.poll(list).toEqual(['larder 1 ben', 'larder 2 ada', 'somebody else’s'])
  expect(await read('larder 2 ada')).toEqual(wiped('waiting'))
})
