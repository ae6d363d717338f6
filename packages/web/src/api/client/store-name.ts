import { type User } from '@larder/contract/user'
import { getToken } from './token.ts'

type StoreOwner = Pick<User, 'username' | 'household_id'>

// In the storage that tabs share: whose store a start without a network opens, and for which token.
const key_start = 'offlineStore:'
let current: string | null | undefined

/** Each account has a store for each of its households; a server without households has one. */
export const nameStore = ({ username, household_id = 0 }: StoreOwner): string => `larder ${household_id} ${username}`

/** Whose a store is; a database of another name belongs to nobody. */
export const readStoreOwner = (name: string): string | undefined => /^larder \d+ (.+)$/s.exec(name)?.[1]

// Enough to tell tokens apart: another one may be another person's.
const endOfToken = (): string => getToken()?.slice(-8) ?? ''

/** Reads the storage, which can be switched off; the store is then known once somebody is. */
function readKey(): string | undefined {
  try {
    return Object.keys(localStorage).find((one) => one.startsWith(key_start))
  } catch {
    return undefined
  }
}

/** Who was signed in here last, as far as anything says so. */
export const findStoreOwner = (): string | undefined => readKey()?.slice(key_start.length)

function readPointer(): string | null {
  const key = readKey()
  const [household_id, end] = (key && localStorage.getItem(key)?.split(' ')) || []
  if (key === undefined || !end || end !== endOfToken()) return null
  return nameStore({ username: key.slice(key_start.length), household_id: Number(household_id) })
}

/** The store of whoever is signed in, or was until their session ended. */
export function getStoreName(): string | null {
  if (current === undefined) current = readPointer()
  return current
}

/** Says whose store it is from now on; null after a log-out, which clears the storage itself. */
export function setStoreOwner(owner: StoreOwner | null): void {
  current = owner && nameStore(owner)
  try {
    if (owner) localStorage.setItem(key_start + owner.username, `${owner.household_id ?? 0} ${endOfToken()}`)
  } catch {
    // See readKey.
  }
}

/** Deletes all that a person's stores hold, whatever tab has them open. */
export async function deleteStores(username: string): Promise<void> {
  const found = (await globalThis.indexedDB?.databases?.()) ?? []
  for (const { name = '' } of found) if (readStoreOwner(name) === username) indexedDB.deleteDatabase(name)
}
