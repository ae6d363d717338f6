import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

/** What a page finds at its start. */
async function start(stored: Record<string, string>) {
  const storage = Object.assign(Object.create({ getItem: (key: string) => stored[key] ?? null }), stored)
  vi.stubGlobal('localStorage', storage)
  return await import('./store-name.ts')
}

test('the store of the token that is there is opened', async () => {
  const { getStoreName } = await start({ token: 'secret-12345678', 'offlineStore:ada': '7 12345678' })
  expect(getStoreName()).toBe('larder 7 ada')
})

test.each([
  ['another token', { token: 'secret-87654321', 'offlineStore:ada': '7 12345678' }],
  ['no token', { 'offlineStore:ada': '7 12345678' }],
  ['no token ever', { 'offlineStore:ada': '7 ' }],
  ['nothing', {}],
])('with %s there is none', async (_, stored) => {
  const { getStoreName } = await start(stored as Record<string, string>)
  expect(getStoreName()).toBeNull()
})

test('whose it was is known all the same, so that it can be deleted', async () => {
  const { findStoreOwner } = await start({ 'offlineStore:Ada Lovelace': '7 12345678' })
  expect(findStoreOwner()).toBe('Ada Lovelace')
})

test('a name may look like anything', async () => {
  const { nameStore, readStoreOwner } = await start({})
  for (const username of ['ada', '1 ada', 'larder 1 ada', 'a\nb'])
    expect(readStoreOwner(nameStore({ username, household_id: 3 }))).toBe(username)
  expect(readStoreOwner('somebody else')).toBeUndefined()
})
