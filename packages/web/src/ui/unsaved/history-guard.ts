import { readEntry } from '../../router/history-entry.ts'
import { leave, wouldLoseChanges } from './leaving.ts'
import { findTopDialog, noteDialog } from './open-dialogs.ts'

let position = 0
let restoring = false

/** Remembers where in the history a form stands, so that a step away can be measured and taken back. */
export function notePosition(key: string): void {
  const entry = readEntry()
  // Only the entry the form belongs to counts, not one that a blocked step is just passing through.
  if (entry.key === key) position = entry.position
}

/** Lets Back close a dialog of the current entry for as long as it is open. */
export function closeOnBack(close: () => void): () => void {
  // A question that a blocked step asks opens while the history is still on its way back to the form.
  if (!restoring) position = readEntry().position
  return noteDialog(close)
}

function onPopState(event: PopStateEvent): void {
  if (restoring) {
    restoring = false
    event.stopImmediatePropagation()
    return
  }
  const delta = readEntry(event.state).position - position
  const close = delta < 0 ? findTopDialog() : undefined
  if (delta === 0 || (close === undefined && !wouldLoseChanges())) return
  // The router must not hear of it: the address goes back to the form, and only a yes moves on.
  event.stopImmediatePropagation()
  restoring = true
  history.go(-delta)
  // Back closes the dialog on top, and the page below it stays; the dialog itself asks where something was typed into it.
  if (close) close()
  else leave(() => history.go(delta))
}

/** Must run before the router listens: for events of the window only the order of listening counts. */
export function installHistoryGuard(): void {
  window.addEventListener('popstate', onPopState)
}
