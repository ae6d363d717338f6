import { readEntry } from '../../router/history-entry.ts'
import { dialog_guard, findPosition } from '../unsaved/history-guard.ts'

// In the order in which they opened: the last one lies on top.
let open_dialogs: readonly (() => void)[] = []
let position = 0
let isReturning = false

/** Puts the address back and closes the dialog on top; false where Back means something else. */
function takes({ state }: PopStateEvent): boolean {
  const delta = readEntry(state).position - position
  const close = open_dialogs.at(-1)
  if (isReturning) {
    isReturning = false
    return true
  }
  if (delta >= 0 || close === undefined) return false
  isReturning = true
  history.go(-delta)
  close()
  return true
}

/**
 * Lets Back close a dialog instead of leaving the page, for as long as it is open: the address is put back, and the dialog on top
 * closes as it does on Escape, so that it asks where something was typed into it.
 */
export function closeOnBack(close: () => void): () => void {
  // While a step is being taken back the history stands at another entry.
  if (!isReturning) position = findPosition()
  open_dialogs = [...open_dialogs, close]
  dialog_guard.takes = takes
  return () => void (open_dialogs = open_dialogs.filter((other) => other !== close))
}
