/** The only place that knows how the router writes an entry of the history: its key, its position, and the state of the screen. */

interface RouterEntry {
  key?: string
  idx?: number
  usr?: unknown
}

export interface HistoryEntry {
  key: string
  /** How many entries of this visit lie before it. */
  position: number
  /** What a screen was given on the way to it, or keeps with it. */
  state: unknown
}

/** The current entry of the history, or the one of a popstate event. */
export function readEntry(entry: unknown = history.state): HistoryEntry {
  const { key, idx, usr } = (entry ?? {}) as RouterEntry
  // The router calls the first entry of a visit so.
  return { key: key ?? 'default', position: idx ?? 0, state: usr ?? null }
}

// A position and no flag: a step that leads nowhere is never heard of, and must not pass the next Back for the app's own.
let own_target: number | null = null

/** Notes that the app itself is about to go a few steps: nobody pressed Back. */
export const noteOwnStep = (delta: number): void => void (own_target = readEntry().position + delta)

/** Whether the entry that was just arrived at is the one that the app itself went to; asked once for each. */
export function takeOwnStep(entry: unknown): boolean {
  const isOwn = readEntry(entry).position === own_target
  own_target = null
  return isOwn
}

/** Replaces the state of the current entry; false where the browser stands at another entry or refuses. */
export function replaceEntryState(key: string, state: unknown): boolean {
  if (readEntry().key !== key) return false
  const entry: RouterEntry | null = history.state
  try {
    history.replaceState({ ...entry, usr: state }, '')
    return true
  } catch {
    // Browsers limit how often and how much; what is on the screen stays.
    return false
  }
}
