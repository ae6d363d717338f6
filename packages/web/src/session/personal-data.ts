/**
 * What this browser keeps of the person who is signed in. Each storage belongs to one person at a time. The caches of
 * the service worker hold files of the app alone; there are no cookies. What is read offline and what waits to be sent lies in
 * databases, one for each account and household (offline/store).
 */
import { storage_keys } from '@larder/contract/constants'
import { type User } from '@larder/contract/user'
import { setCanWrite } from './can-write.ts'
import { deleteStores, findStoreOwner, setStoreOwner } from '../api/client/store-name.ts'

// In the storage of the tab: whose it is. In the one that tabs share, beside the specification's keys: for whom it is
// kept since their session ended without a log-out, as far as that is known.
export const owner_key = 'storageOwner'
let owner: string | null = null
// Beside the name: which household the person has switched to, for what the history of a tab holds.
export const markKey = (username: string): string => `householdMark:${username}`
let mark = ''

// They say how this device is used and nothing of who uses it. Whatever else is stored goes, also what comes later.
export const device_keys: readonly string[] = ['theme', 'mui-color-scheme-light', 'mui-color-scheme-dark', 'shortcuts']

/** Changes both storages of the browser, as far as there are any. */
export function eachStorage(change: (storage: Storage, is_shared: boolean) => void): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      change(globalThis[name], name === 'localStorage')
    } catch {
      // Storage can be switched off; then nothing is kept in it.
    }
  }
}

/** Takes away what a storage holds under some of its keys. */
export function removeKeys(storage: Storage, isRemoved: (key: string) => boolean): void {
  for (const key of Object.keys(storage)) if (isRemoved(key)) storage.removeItem(key)
}

/** Who is signed in, or was until their session ended, and where they have switched to; also where storage is switched off. */
export const getDataOwner = (): string | null => owner && owner + mark

/** Call it before the token goes without a log-out: what is stored stays until its owner or another person logs in. */
export function keepForOwner(): void {
  eachStorage((storage, is_shared) => {
    if (is_shared) storage.setItem(owner_key, owner ?? sessionStorage.getItem(owner_key) ?? '')
  })
}

/** True where a session ended by itself; without a token anything else was a log-out. */
export function isKeptForOwner(): boolean {
  try {
    return localStorage.getItem(owner_key) !== null
  } catch {
    return false
  }
}

/** The one way to forget a person: after a log-out nothing of theirs is left in the storages of the browser. */
export function clearPersonalData(): void {
  const username = owner ?? findStoreOwner()
  if (username !== undefined) void deleteStores(username).catch(() => undefined)
  setStoreOwner(null)
  owner = null
  setCanWrite(true)
  eachStorage((storage) => {
    // The owner first: other tabs hear of the token, and must find then that nobody is meant to come back.
    storage.removeItem(owner_key)
    removeKeys(storage, (key) => !device_keys.includes(key))
  })
}

/**
 * Hands the storages to whoever is signed in now. What they left when their session ended is still theirs; what anybody
 * else left goes.
 */
export function claimStorage(user: Pick<User, 'username' | 'role' | 'household_id'>): void {
  const { username, role } = user
  owner = username
  mark = ''
  // Before anything is shown: no button that a viewer may not press is there for a moment.
  setCanWrite(role !== 'viewer')
  eachStorage((storage, is_shared) => {
    if (is_shared) mark = storage.getItem(markKey(username)) ?? ''
    const before = storage.getItem(owner_key)
    const isOther = before !== null && before !== username
    removeKeys(storage, (key) => {
      if (device_keys.includes(key) || key === storage_keys.token) return false
      const name = /^\w+:(.*)$/s.exec(key)?.[1]
      return name === undefined ? isOther : name !== username
    })
    if (is_shared) storage.removeItem(owner_key)
    else storage.setItem(owner_key, username)
  })
  setStoreOwner(user)
}
