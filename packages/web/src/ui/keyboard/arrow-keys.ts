/** Marks a list through whose rows the arrow keys go: `<ul {...arrow_list}>`. */
export const arrow_list = { 'data-arrow-list': '' } as const

/** What of a row takes the focus: what opens it, else what ticks it, else its first link. */
const target_queries = ['[data-opens]', 'input[type=checkbox]', 'a[href]'] as const
const most_frames = 20

const listsOf = (root: Element): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-arrow-list]')]
const rowsOf = (list: Element): HTMLElement[] => [...list.children].filter((row) => row instanceof HTMLElement)

/** How many rows come before those that a windowed list has rendered. */
const firstPlaceOf = (list: Element): number => Number(list.firstElementChild?.getAttribute('aria-posinset') ?? 1) - 1

function countOf(list: Element): number {
  const all = Number(list.firstElementChild?.getAttribute('aria-setsize') ?? 0)
  return all || list.children.length
}

function columnsOf(list: Element): number {
  const columns = getComputedStyle(list).gridTemplateColumns
  return columns === 'none' ? 1 : columns.split(' ').length
}

/** Focuses a row; one that is not rendered yet is scrolled to first, and focused once it is there. */
function focusRow(list: HTMLElement, place: number, frames = most_frames): void {
  const rows = rowsOf(list)
  const row = rows[place - firstPlaceOf(list)]
  if (row) {
    const targets = target_queries.map((query) => row.querySelector<HTMLElement>(query))
    targets.find((target) => target !== null)?.focus({ preventScroll: true })
    row.scrollIntoView({ block: 'nearest' })
  } else if (frames > 0) {
    const row_px = (rows[0]?.offsetHeight ?? 0) + Number.parseFloat(getComputedStyle(list).rowGap)
    const top = list.getBoundingClientRect().top + scrollY + Math.floor(place / columnsOf(list)) * row_px
    scrollTo({ top: top - innerHeight / 2, behavior: 'instant' })
    requestAnimationFrame(() => focusRow(list, place, frames - 1))
  }
}

/** Which row a key leads to, counted from the first; undefined for any other key. */
function placeAfter(key: string, place: number, count: number, columns: number): number | undefined {
  if (key === 'ArrowUp') return place - columns
  if (key !== 'ArrowDown') return undefined
  // From above a gap in the last line to its last row.
  const isLastLine = Math.floor(place / columns) === Math.floor((count - 1) / columns)
  return isLastLine ? place + columns : Math.min(place + columns, count - 1)
}

const isTyping = (target: Element): boolean =>
  target.matches('textarea, select, [contenteditable], input:not([type=checkbox], [type=radio])')

function moveByArrows(root: HTMLElement, event: KeyboardEvent): void {
  const { key, target } = event
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  if (!(target instanceof Element) || isTyping(target)) return
  const row = target.closest<HTMLElement>('[data-arrow-list] > *')
  const list = row?.parentElement
  if (!row || !list || !root.contains(list)) return
  const lists = listsOf(root)
  const place = firstPlaceOf(list) + rowsOf(list).indexOf(row)
  const end = key === 'Home' ? lists[0] : key === 'End' ? lists.at(-1) : undefined
  const next = placeAfter(key, place, countOf(list), columnsOf(list))
  if (end === undefined && next === undefined) return
  event.preventDefault()
  if (end || next === undefined) return end && focusRow(end, key === 'Home' ? 0 : countOf(end) - 1)
  const neighbour = lists[lists.indexOf(list) + (next < 0 ? -1 : 1)]
  if (next >= 0 && next < countOf(list)) focusRow(list, next)
  else if (neighbour) focusRow(neighbour, next < 0 ? countOf(neighbour) - 1 : 0)
}

/** Up, Down, Home and End between the rows of the marked lists in an element: `<div ref={followArrowKeys}>`. */
export function followArrowKeys(root: HTMLElement | null): (() => void) | undefined {
  if (root === null) return undefined
  const follow = (event: KeyboardEvent): void => moveByArrows(root, event)
  root.addEventListener('keydown', follow)
  return () => root.removeEventListener('keydown', follow)
}
