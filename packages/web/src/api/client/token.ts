import { storage_keys } from '@larder/contract/constants'

type Listener = (token: string | null) => void

const listeners = new Set<Listener>()
let current: string | null | undefined

function readStored(): string | null {
  try {
    return localStorage.getItem(storage_keys.token) || null
  } catch {
    // Storage can be switched off; the session then lives as long as the page.
    return null
  }
}

/** The token every call carries, read from storage once: a call must not wait for the disk. */
export function getToken(): string | null {
  if (current === undefined) current = readStored()
  return current
}

/** Keeps or forgets the token in one place, so that header and storage can never disagree. */
export function setToken(token: string | null): void {
  adoptToken(token)
  try {
    if (token === null) localStorage.removeItem(storage_keys.token)
    else localStorage.setItem(storage_keys.token, token)
  } catch {
    // See readStored: nothing to keep it in.
  }
}

/**
 * Forgets a token that the server refused, and tells whether nobody is signed in now. Another tab may have stored a
 * newer one since, whose event is still on its way here: that one stays, for every tab.
 */
export function dropToken(refused: string | null): boolean {
  const stored = readStored()
  if (stored !== null && stored !== refused) adoptToken(stored)
  else if (getToken() === refused) setToken(null)
  return getToken() === null
}

function adoptToken(token: string | null): void {
  if (getToken() === token) return
  current = token
  for (const listener of listeners) listener(token)
}

/** Tells whoever keeps something of the signed-in person that the person changed. */
export function onTokenChange(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function follow(event: StorageEvent): void {
  if (event.key === storage_keys.token || event.key === null) adoptToken(readStored())
}

/** Follows log-in and log-out in another tab: one browser has one session. */
export function followOtherTabs(): () => void {
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}
