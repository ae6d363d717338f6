/** What single keys do, whether somebody wants that, and whether the sheet that says so is open. */

const shortcuts = { '/': 'search', n: 'add', '?': 'help' } as const

export type Shortcut = (typeof shortcuts)[keyof typeof shortcuts]
export const shortcut_keys = Object.entries(shortcuts) as [keyof typeof shortcuts, Shortcut][]

const storage_key = 'shortcuts'
const off = 'off'

interface State {
  readonly is_on: boolean
  readonly is_sheet_open: boolean
}

function readChoice(): boolean {
  try {
    return localStorage.getItem(storage_key) !== off
  } catch {
    // Storage can be switched off; the choice then lives as long as the page.
    return true
  }
}

const listeners = new Set<() => void>()
let state: State | undefined
let holders = 0

function change(part: Partial<State>): void {
  state = { ...currentShortcuts(), ...part }
  for (const listener of listeners) listener()
}

/** How it stands, for whoever follows it. */
export function currentShortcuts(): State {
  state ??= { is_on: readChoice(), is_sheet_open: false }
  return state
}

/** Lets the sheet and its switch follow. */
export function subscribeToShortcuts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Opens or closes the sheet, from the keys as well as from a button. */
export function showShortcutSheet(is_sheet_open: boolean): void {
  change({ is_sheet_open })
}

/** Speech input and unsteady hands press single keys by accident: whoever wants none has none (WCAG 2.1.4). */
export function turnShortcuts(is_on: boolean): void {
  change({ is_on })
  try {
    if (is_on) localStorage.removeItem(storage_key)
    else localStorage.setItem(storage_key, off)
  } catch {
    // See readChoice.
  }
}

/** For a screen that reads the keys itself, as those of a scanner; the returned function gives them back. */
export function holdShortcuts(): () => void {
  holders += 1
  return () => {
    holders -= 1
  }
}

/** True where a key belongs to what is being typed. */
export function isTypedInto(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
}

/** What a key asks for, or null where it is just a key. Shift is no modifier here: many keyboards need it for both signs. */
export function shortcutOf(event: KeyboardEvent): Shortcut | null {
  if (holders > 0 || !currentShortcuts().is_on || event.defaultPrevented || event.repeat || event.isComposing)
    return null
  if (event.ctrlKey || event.metaKey || event.altKey || isTypedInto(event.target)) return null
  return shortcut_keys.find(([key]) => key === event.key)?.[1] ?? null
}
