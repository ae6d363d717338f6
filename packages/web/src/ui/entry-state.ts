import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import { useLocation } from 'react-router'

interface Entry {
  key?: string
}

/** Puts something beside an address in the history; false where the browser stands elsewhere or has had enough. */
export function keepWithEntry(key: string, state: unknown): boolean {
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

/**
 * What a screen holds, kept with its place in the history: a reload, Back and Forward bring it back. `read` makes it of
 * the navigation state, which may come from another screen or be older than this code.
 */
export function useEntryState<State>(read: (given: unknown) => State): [State, Dispatch<SetStateAction<State>>] {
  const { key, state: given } = useLocation()
  const [state, setState] = useState(() => read(given))
  useEffect(() => void keepWithEntry(key, state), [key, state])
  return [state, setState]
}
