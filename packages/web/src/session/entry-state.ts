/**
 * What screens keep with their place in the history. A tab's history outlives a session and cannot be erased, so every
 * state in it carries the name of its owner, and nobody else gets to see it.
 */
import { type Dispatch, type SetStateAction, useEffect, useLayoutEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useExpiryDraft, useKeepOnExpiry } from './expiry-draft.ts'
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

/** Puts something beside an address in the history; false where the browser stands elsewhere or has had enough. */
export function keepWithEntry(key: string, state: object, owner: string): boolean {
  const entry: Entry | null = history.state
  // The router calls the first entry of a visit so.
  if ((entry?.key ?? 'default') !== key) return false
  try {
    history.replaceState({ ...entry, usr: { ...state, owner } }, '')
    return true
  } catch {
    // Browsers limit how often and how much; what is on the screen stays.
    return false
  }
}

/** Writes the owner into what another screen handed over. */
export function stampEntry(key: string, owner: string): void {
  const state = (history.state as Entry | null)?.usr
  if (isObject(state) && (state as Owned).owner !== owner) keepWithEntry(key, state, owner)
}

/**
 * Whether the screen of this place in the history may be shown: false for the moment in which what another person left
 * there is removed. What the signed-in person brings along is marked as theirs.
 */
export function useOwnEntry(): boolean {
  const navigate = useNavigate()
  const location = useLocation()
  const username = useSession().user?.username
  const is_foreign = username !== undefined && isOfAnother(location.state, username)
  useLayoutEffect(() => {
    if (is_foreign) void navigate(location, { replace: true, state: null })
    else if (username !== undefined) stampEntry(location.key, username)
  }, [is_foreign, username, location, navigate])
  return !is_foreign
}

/**
 * What a screen holds, kept with its place in the history: a reload, Back and Forward bring it back, and so does the
 * next log-in of the same person. `read` makes it of the navigation state, which may come from another screen or be
 * older than this code.
 */
export function useEntryState<State extends object>(
  read: (given: unknown) => State,
  hasContent: (state: State) => boolean,
): [State, Dispatch<SetStateAction<State>>] {
  const { key, state: given } = useLocation()
  const owner = useSession().user?.username ?? ''
  const left = useExpiryDraft()
  const [state, setState] = useState(() => read(given ?? left))
  useKeepOnExpiry(() => (hasContent(state) ? state : null))
  useEffect(() => void keepWithEntry(key, state, owner), [key, state, owner])
  return [state, setState]
}
