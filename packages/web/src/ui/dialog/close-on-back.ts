import { readEntry } from '../../router/history-entry.ts'
import { findPosition, isRestoring } from '../unsaved/history-guard.ts'

// In the order in which they opened: the last one lies on top.
let open_dialogs: readonly (() => void)[] = []
let position = 0
let isReturning = false

function onPopState(event: PopStateEvent): void {
  // The guard of a form is about to swallow this one.
  if (isRestoring()) return
  const delta = readEntry(event.state).position - position
  const close = open_dialogs.at(-1)
  if (!isReturning && (delta >= 0 || close === undefined)) return
  // Neither the router nor the guard of a form below may hear of it.
  event.stopImmediatePropagation()
  if (isReturning) {
    isReturning = false
    return
  }
  isReturning = true
  history.go(-delta)
  close?.()
}

/**
 * Lets Back close a dialog instead of leaving the page, for as long as it is open: the address is put back, and the dialog on top
 * closes as it does on Escape, so that it asks where something was typed into it.
 */
export function closeOnBack(close: () => void): () => void {
  // While a step is being taken back the history stands at another entry.
  if (!isReturning) position = findPosition()
  open_dialogs = [...open_dialogs, close]
  // Before the router, which listens at the same place: the same listener is added once.
  window.addEventListener('popstate', onPopState, { capture: true })
  return () => void (open_dialogs = open_dialogs.filter((other) => other !== close))
}
