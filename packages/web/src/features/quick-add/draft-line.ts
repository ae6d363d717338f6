const storage_name = 'quickAddDraft'

/** What stood in the line when it was last seen: who looks something up on another screen finds it again. */
export function readDraftLine(): string {
  try {
    return sessionStorage.getItem(storage_name) ?? ''
  } catch {
    // Storage can be switched off; the line then lasts as long as the screen.
    return ''
  }
}

/** Keeps the line while it is typed; where it is kept is cleared with everything else of the person. */
export function keepDraftLine(line: string): void {
  try {
    if (line === '') sessionStorage.removeItem(storage_name)
    else sessionStorage.setItem(storage_name, line)
  } catch {
    // See readDraftLine.
  }
}
