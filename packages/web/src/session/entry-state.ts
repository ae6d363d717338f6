/**
 * What screens keep with their place in the history. A tab's history outlives a session and cannot be erased, so every
 * state in it carries the name of its owner, and nobody else gets to see it.
 */
import { useLayoutEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { getDataOwner } from './personal-data.ts'
import { useSession } from './session.tsx'

interface Entry {
  key?: string
  usr?: unknown
}

interface Owned {
  owner?: unknown
}

const isObject = (state: unknown): state is object => typeof state === 'object' && state !== null

/** Whether a navigation state was left by another person. */
export function isOfAnother(state: unknown, username: string): boolean {
  const owner = isObject(state) ? (state as Owned).owner : undefined
  return owner !== undefined && owner !== username
}

/** The same entry with the signed-in person as the owner of its state. */
export function withOwner(entry: unknown): unknown {
  const state = isObject(entry) ? (entry as Entry).usr : null
  const owner = getDataOwner()
  if (owner === null || !isObject(state) || (state as Owned).owner !== undefined) return entry
  return { ...(entry as Entry), usr: { ...state, owner } }
}

/**
 * Has every state enter the history with its owner. Afterwards would be too late: an entry whose screen is left before
 * it stands is in the history all the same. Must run before the router writes there.
 */
export function installEntryOwner(): void {
  for (const name of ['pushState', 'replaceState'] as const) {
    const write = history[name].bind(history)
    history[name] = (entry: unknown, unused, url) => write(withOwner(entry), unused, url)
  }
}

/** Puts something beside an address in the history; false where the browser stands elsewhere or has had enough. */
export function keepWithEntry(key: string, state: object): boolean {
  const entry: Entry | null = history.state
  // The router calls the first entry of a visit so.
  if ((entry?.key ?? 'default') !== key) return false
  try {
    history.replaceState({ ...entry, usr: state }, '')
    return true
  } catch {
    // Browsers limit how often and how much; what is on the screen stays.
    return false
  }
}

/** Gives what is there without an owner, as older versions left it, to whoever is shown it first. */
function adoptEntry(key: string): void {
  const state = (history.state as Entry | null)?.usr
  if (isObject(state) && (state as Owned).owner === undefined) keepWithEntry(key, state)
}

/**
 * Whether the screen of this place in the history may be shown: false for the moment in which what another person left
 * there is removed.
 */
export function useOwnEntry(): boolean {
  const navigate = useNavigate()
  const location = useLocation()
  const username = useSession().user?.username
  const is_foreign = username !== undefined && isOfAnother(location.state, username)
  useLayoutEffect(() => {
    if (is_foreign) void navigate(location, { replace: true, state: null })
    else if (username !== undefined) adoptEntry(location.key)
  }, [is_foreign, username, location, navigate])
  return !is_foreign
}
