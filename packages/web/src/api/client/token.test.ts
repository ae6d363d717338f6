import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

/** A storage like the browser's; the module reads it once, so each test gets a fresh copy of the module. */
function stubStorage(entries: Record<string, string> = {}) {
  const stored = new Map(Object.entries(entries))
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  vi.stubGlobal('localStorage', storage)
  return stored
}

function refuse(): never {
  throw new Error('denied')
}

async function load() {
  vi.resetModules()
  return import('./token.ts')
}

afterEach(() => vi.unstubAllGlobals())

test('the token is read from storage at the start', async () => {
  stubStorage({ token: 'kept' })
  expect((await load()).getToken()).toBe('kept')
})

test('setting keeps it under the key of the specification, clearing removes it', async () => {
  const stored = stubStorage()
  const { getToken, setToken } = await load()
  setToken('new')
  expect([getToken(), stored.get('token')]).toEqual(['new', 'new'])
  setToken(null)
  expect([getToken(), stored.has('token')]).toEqual([null, false])
})

test('whoever listens hears of each change once', async () => {
  stubStorage()
  const { onTokenChange, setToken } = await load()
  const heard = vi.fn<(token: string | null) => void>()
  const stop = onTokenChange(heard)
  setToken('one')
  setToken('one')
  setToken(null)
  stop()
  setToken('two')
  expect(heard.mock.calls).toEqual([['one'], [null]])
})

test('where storage is switched off the session lives as long as the page', async () => {
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  const { getToken, setToken } = await load()
  setToken('one')
  expect(getToken()).toBe('one')
})

describe('another tab', () => {
  const tab = new EventTarget()
  const announce = (key: string | null) => tab.dispatchEvent(Object.assign(new Event('storage'), { key }))
  beforeEach(() => vi.stubGlobal('window', tab))

  test('that logs in or out is followed, until nobody follows any more', async () => {
    const stored = stubStorage()
    const { followOtherTabs, getToken } = await load()
    const stop = followOtherTabs()
    stored.set('token', 'theirs')
    announce('token')
    expect(getToken()).toBe('theirs')
    stored.clear()
    announce(null)
    expect(getToken()).toBeNull()
    stop()
    stored.set('token', 'later')
    announce('token')
    expect(getToken()).toBeNull()
  })

  test('that changes something else does not matter', async () => {
    const stored = stubStorage({ token: 'mine' })
    const { followOtherTabs, getToken } = await load()
    const stop = followOtherTabs()
    expect(getToken()).toBe('mine')
    stored.set('token', 'theirs')
    announce('theme')
    expect(getToken()).toBe('mine')
    stop()
  })
})

describe('a token that the server refused', () => {
  test('is forgotten, here and in storage', async () => {
    const stored = stubStorage({ token: 'old' })
    const { dropToken, getToken } = await load()
    expect(dropToken('old')).toBe(true)
    expect([getToken(), stored.has('token')]).toEqual([null, false])
  })

  test('gives way to the newer one of another tab', async () => {
    const stored = stubStorage({ token: 'old' })
    const { dropToken, getToken } = await load()
    expect(getToken()).toBe('old')
    stored.set('token', 'new')
    expect(dropToken('old')).toBe(false)
    expect([getToken(), stored.get('token')]).toEqual(['new', 'new'])
  })

  test('takes no later one with it', async () => {
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    const { dropToken, getToken, setToken } = await load()
    setToken('new')
    expect(dropToken('old')).toBe(false)
    expect(getToken()).toBe('new')
  })
})
