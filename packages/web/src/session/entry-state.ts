/**
 * What screens keep with their place in the history. A tab's history outlives a session and cannot be erased, so every
 * state in it carries the name of its owner, and nobody else gets to see it.
 */
import { useLayoutEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { readEntry, replaceEntryState } from '../router/history-entry.ts'
import { getDataOwner } from './personal-data.ts'
import { useSession } from './session.tsx'

interface Owned {
  owner?: unknown
}

const isObject = (state: unknown): state is object => typeof state === 'object' && state !== null

/** Whether a navigation state was left by another person, or in another household of theirs. */
export function isOfAnother(state: unknown, person: string): boolean {
  const owner = isObject(state) ? (state as Owned).owner : undefined
  return owner !== undefined && owner !== person
}

/** The same state with the signed-in person as its owner; every state enters the history so (`App.tsx`). */
export function withOwner(state: unknown): unknown {
  const owner = getDataOwner()
  if (owner === null || !isObject(state) || (state as Owned).owner !== undefined) return state
  return { ...state, owner }
}

/** Keeps something with a place in the history; false where the browser stands elsewhere or refuses. */
export function keepWithEntry(key: string, state: object): boolean {
  return replaceEntryState(key, withOwner(state))
}

/** Gives what is there without an owner, as older versions left it, to whoever is shown it first. */
function adoptEntry(key: string): void {
  const { state } = readEntry()
  if (isObject(state) && (state as Owned).owner === undefined) keepWithEntry(key, state)
}

/**
 * Whether the screen of this place in the history may be shown: false for the moment in which what another person left
 * there is removed.
 */
export function useOwnEntry(): boolean {
  const navigate = useNavigate()
  const location = useLocation()
  const { user } = useSession()
  const person = user && getDataOwner()
  const isForeign = person !== null && isOfAnother(location.state, person)
  useLayoutEffect(() => {
    if (isForeign) void navigate(location, { replace: true, state: null })
    else if (person !== null) adoptEntry(location.key)
  }, [isForeign, person, location, navigate])
  return !isForeign
}
