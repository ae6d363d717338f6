/** Where a form says that leaving would lose something, and where whoever leads away asks first. */

export interface Question {
  /** Leaving gives up everything on the page; closing a dialog, only what was typed into it. */
  kind: 'leave' | 'close'
  proceed: () => void
}

const listeners = new Set<() => void>()
const guards = new Set<() => boolean>()
let question: Question | null = null

function setQuestion(next: Question | null): void {
  question = next
  for (const listener of listeners) listener()
}

/** Registers something that may be lost; the returned function takes it back. */
export function guardLeaving(wouldLose: () => boolean): () => void {
  guards.add(wouldLose)
  return () => guards.delete(wouldLose)
}

/** True while leaving would lose what somebody typed. */
export function wouldLoseChanges(): boolean {
  return [...guards].some((wouldLose) => wouldLose())
}

/** Goes on at once where nothing is lost, else asks; `proceed` runs on yes. */
export function leave(proceed: () => void): void {
  if (wouldLoseChanges()) setQuestion({ kind: 'leave', proceed })
  else proceed()
}

/** Asks before a stray tap or Escape closes a dialog with something typed in it. */
export function askToClose(proceed: () => void): void {
  setQuestion({ kind: 'close', proceed })
}

/** The question that waits for an answer, for the one dialog that shows it. */
export function currentQuestion(): Question | null {
  return question
}

/** Answers it: on yes the changes are given up before going on, so that nothing asks twice. */
export function answerQuestion(yes: boolean): void {
  const asked = question
  setQuestion(null)
  if (!yes || !asked) return
  if (asked.kind === 'leave') guards.clear()
  asked.proceed()
}

/** Lets the dialog follow the question. */
export function subscribeToQuestion(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
