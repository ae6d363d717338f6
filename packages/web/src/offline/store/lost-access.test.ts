import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { setStoreOwner } from '../../api/client/store-name.ts'
import { setToken } from '../../api/client/token.ts'
import { attach } from '../attach.ts'
import { createNewEntry } from '../testing/fixtures.ts'
import { openOutbox } from './open-store.ts'
import { openIndexedStore } from './indexed-store.ts'

const list = async () => (await indexedDB.databases()).flatMap(({ name = '' }) => name)

/** A page of somebody that has read the household and has something to send. */
async function leave(name: string): Promise<void> {
  const store = await openIndexedStore(name)
  await store.keepAnswer('list', { value: ['Milk'], at: 1 })
  await store.addEntry(createNewEntry('remove', { state: 'waiting' }))
  store.close()
}

async function readList(name: string): Promise<unknown> {
  const store = await openIndexedStore(name, { must_exist: true })
  const kept = await store.readAnswer('list')
  store.close()
  return kept?.value
}

afterEach(() => {
  setStoreOwner(null)
  vi.unstubAllGlobals()
})

test('a page that shows another household keeps nothing that it read of the one before', async () => {
  await leave('larder 1 ada')
  setStoreOwner({ username: 'ada', household_id: 2 })
  await openOutbox()
  await expect.poll(() => readList('larder 1 ada')).toBeUndefined()
  expect(await list()).toContain('larder 1 ada')
})

test('a page whose session ends keeps nothing that it read', async () => {
  const page = new EventTarget()
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('document', Object.assign(page, { visibilityState: 'visible' }))
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('window', page)
  setToken('abc')
  attach(new QueryClient())
  setStoreOwner({ username: 'ben', household_id: 3 })
  await leave('larder 3 ben')
  expect(await readList('larder 3 ben')).toEqual(['Milk'])
  setToken(null)
  await expect.poll(() => readList('larder 3 ben')).toBeUndefined()
})
