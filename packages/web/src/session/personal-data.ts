/**
 * What this browser keeps of the person who is signed in. Both storages belong to one person at a time, whose name
 * stands in them. The caches of the service worker hold files of the app alone; there are no cookies and no databases.
 */
import { storage_keys } from '@larder/contract/constants'

const owner_key = 'storageOwner'
let owner: string | null = null

// They say how this device is used and nothing of who uses it. Whatever else is stored goes, also what comes later.
const device_keys: readonly string[] = ['theme', 'mui-color-scheme-light', 'mui-color-scheme-dark', 'shortcuts']

function eachStorage(change: (storage: Storage) => void): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      change(globalThis[name])
    } catch {
      // Storage can be switched off; then nothing is kept in it.
    }
  }
}

function removeKeys(storage: Storage, isRemoved: (key: string) => boolean): void {
  for (const key of Object.keys(storage)) if (isRemoved(key)) storage.removeItem(key)
}

/** Who is signed in, or was until their session ended; also where storage is switched off. */
export const getDataOwner = (): string | null => owner

/** True while somebody's data is kept here: they are signed in, or their session ended without a log-out. */
export function isStorageOwned(): boolean {
  try {
    return localStorage.getItem(owner_key) !== null
  } catch {
    return false
  }
}

/** The one way to forget a person: after a log-out nothing of theirs is left in the storages of the browser. */
export function clearPersonalData(): void {
  owner = null
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
export function claimStorage(username: string): void {
  owner = username
  eachStorage((storage) => {
    const before = storage.getItem(owner_key)
    const is_other = before !== null && before !== username
    removeKeys(storage, (key) => {
      if (device_keys.includes(key) || key === storage_keys.token) return false
      // Older versions let what is kept under a name outlive its session.
      const name = /^\w+:(.*)$/s.exec(key)?.[1]
      return is_other || (name !== undefined && name !== username)
    })
    storage.setItem(owner_key, username)
  })
}
