/** Where a row was seen: its upper edge in the window, and in which part of the list. */
export interface Place {
  readonly top: number
  readonly section: string
}
export type Places = ReadonlyMap<string, Place>

/** How much further up or down rows that stay in their part are now, by row; and those that changed it or are new. */
export interface Moves {
  readonly moved: ReadonlyMap<string, number>
  readonly arrived: readonly string[]
}

/** What happened to each row between two looks. */
export function findMoves(before: Places, now: Places): Moves {
  const moved = new Map<string, number>()
  const arrived: string[] = []
  for (const [key, { top, section }] of now) {
    const last = before.get(key)
    if (last?.section !== section) arrived.push(key)
    else if (Math.abs(last.top - top) >= 1) moved.set(key, top - last.top)
  }
  return { moved, arrived }
}

/**
 * How far the page has to scroll so that the first row somebody saw, of those that stay, is where it was: rows above it may
 * come and go, also by another phone.
 */
export function findScroll(before: Places, now: Places, view_top: number): number {
  for (const [key, { top, section }] of before) {
    const next = now.get(key)
    if (top >= view_top && next?.section === section) return next.top - top
  }
  return 0
}

/** Whom the focus goes to when its row has left: the next one that stayed, else the one before it. */
export function findNeighbour(before: Places, now: Places, left: string): string | null {
  const keys = [...before.keys()]
  const section = before.get(left)?.section
  const isStill = (key: string): boolean => key !== left && now.get(key)?.section === before.get(key)?.section
  const index = keys.indexOf(left)
  const after = keys.slice(index + 1).find((key) => isStill(key) && isSamePart(before.get(key)?.section, section))
  return after ?? keys.slice(0, index).findLast(isStill) ?? keys.slice(index + 1).find(isStill) ?? null
}

/** The cart is another part than the shelves, of which each category is one. */
const isSamePart = (one: string | undefined, other: string | undefined): boolean =>
  (one === cart_section) === (other === cart_section)

export const cart_section = 'cart'
