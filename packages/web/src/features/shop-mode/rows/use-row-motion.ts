import { type RefObject, useLayoutEffect, useRef } from 'react'
import { findMoves, findNeighbour, findScroll, type Places } from './row-motion.ts'

const timing = { duration: 200, easing: 'ease-out' } as const

const keyOf = (row: HTMLElement): string => row.dataset['row'] ?? ''

/** Where rows are in their list, whatever is scrolled or still in motion. */
const readPlaces = (rows: readonly HTMLElement[]): Places =>
  new Map(rows.map((row) => [keyOf(row), { top: row.offsetTop, section: row.dataset['section'] ?? '' }]))

/** Rows that can be seen slide to where they are now; what came from far away, as into the cart, fades in. */
function animateRows(rows: readonly HTMLElement[], before: Places, now: Places, scrolled: number): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const { moved, arrived } = findMoves(before, now)
  for (const row of rows) {
    const { top, bottom } = row.getBoundingClientRect()
    if (bottom < 0 || top > window.innerHeight) continue
    const by = (moved.get(keyOf(row)) ?? 0) - scrolled
    if (arrived.includes(keyOf(row))) row.animate([{ opacity: 0 }, { opacity: 1 }], timing)
    else if (Math.abs(by) >= 1) row.animate([{ transform: `translateY(${-by}px)` }, { transform: 'none' }], timing)
  }
}

/** The part of the window that the top bar leaves begins so far below the list's beginning. */
function readViewTop(list: HTMLElement): number {
  const bar = document.querySelector('header')?.getBoundingClientRect().height ?? 0
  return bar - list.getBoundingClientRect().top
}

/** The row that has the focus, also after it is gone. */
function useFocusedRow(): RefObject<string | null> {
  const focused = useRef<string | null>(null)
  useLayoutEffect(() => {
    const remember = ({ target }: Event): void => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
      focused.current = row && keyOf(row)
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])
  return focused
}

/**
 * Keeps the eye and the finger where they are when rows change places: the page scrolls along with what is looked at, rows
 * slide, and the focus of a row that sank goes to its neighbour. `arrangement` says which row is where.
 */
export function useRowMotion(list: RefObject<HTMLElement | null>, arrangement: string): void {
  const last = useRef<{ arrangement: string; places: Places }>(null)
  const focused = useFocusedRow()
  useLayoutEffect(() => {
    if (list.current === null || last.current?.arrangement === arrangement) return
    const rows = [...list.current.querySelectorAll<HTMLElement>('[data-row]')]
    const before = last.current?.places
    const now = readPlaces(rows)
    last.current = { arrangement, places: now }
    if (before === undefined) return
    const from = window.scrollY
    const by = findScroll(before, now, readViewTop(list.current))
    if (by !== 0) window.scrollBy({ top: by, behavior: 'instant' })
    animateRows(rows, before, now, window.scrollY - from)
    if (focused.current === null || document.activeElement !== document.body) return
    const heir = findNeighbour(before, now, focused.current)
    const row = rows.find((one) => keyOf(one) === heir)
    row?.querySelector('input')?.focus({ preventScroll: true })
  }, [list, arrangement, focused])
}
