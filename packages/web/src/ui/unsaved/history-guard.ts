import { readEntry, takeOwnStep } from '../../router/history-entry.ts'
import { leave, wouldLoseChanges } from './leaving.ts'

let position = 0
let restoring = false

/** Remembers where in the history a form stands, so that a step away can be measured and taken back. */
export function notePosition(key: string): void {
  const entry = readEntry()
  // Only the entry the form belongs to counts, not one that a blocked step is just passing through.
  if (entry.key === key) position = entry.position
}

/** Asked before anything else, and true where that is the end of it. Dialogs come later than the router, which would hear first. */
export const dialog_guard: { takes: ((event: PopStateEvent) => boolean) | null } = { takes: null }

/** Where in the history the page stands, also while a step away from it is being taken back. */
export const findPosition = (): number => (restoring ? position : readEntry().position)

function onPopState(event: PopStateEvent): void {
  if (restoring) {
    restoring = false
    event.stopImmediatePropagation()
    return
  }
  // Where the app itself goes back, as after a deletion that a dialog asked about, the dialog goes with the page.
  const isOwn = takeOwnStep(event.state)
  if (!isOwn && dialog_guard.takes?.(event)) return event.stopImmediatePropagation()
  const delta = readEntry(event.state).position - position
  if (delta === 0 || !wouldLoseChanges()) return
  // The router must not hear of it: the address goes back to the form, and only a yes moves on.
  event.stopImmediatePropagation()
  restoring = true
  history.go(-delta)
  leave(() => history.go(delta))
}

/** Must run before the router listens: for events of the window only the order of listening counts. */
export function installHistoryGuard(): void {
  window.addEventListener('popstate', onPopState)
}
