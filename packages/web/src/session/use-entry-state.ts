import { type Dispatch, type SetStateAction, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { keepWithEntry } from './entry-state.ts'
import { useExpiryDraft, useKeepOnExpiry } from './expiry-draft.ts'

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
  const left = useExpiryDraft()
  const [state, setState] = useState(() => read(given ?? left))
  useKeepOnExpiry(() => (hasContent(state) ? state : null))
  // Before it is painted: whoever sees it can reload.
  useLayoutEffect(() => void keepWithEntry(key, state), [key, state])
  return [state, setState]
}
