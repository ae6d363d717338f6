import { type RefObject, startTransition, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { page_widths } from '../../ui/measures.ts'
import { columnsIn, row_px } from './grid-parts.ts'

/** How far outside the window rows are already rendered. */
const overscan_px = 600

export interface RowsInView {
  columns: number
  from: number
  /** The first row that is not needed any more. */
  to: number
}

/** Which rows of a list that begins at `top`, seen from the upper edge of the window, are worth having. */
export function rowsInView(count: number, { top, width }: Pick<DOMRect, 'top' | 'width'>, height: number): RowsInView {
  const columns = columnsIn(width)
  const rows = Math.ceil(count / columns)
  const within = (row: number): number => Math.min(rows, Math.max(0, row))
  const from = within(Math.floor((-top - overscan_px) / row_px))
  // One row at least: a list that is out of sight still has somewhere to begin.
  return {
    columns,
    from: Math.min(from, Math.max(0, rows - 1)),
    to: Math.max(1, within(Math.ceil((height + overscan_px - top) / row_px))),
  }
}

const areSame = (one: RowsInView, other: RowsInView): boolean =>
  one.columns === other.columns && one.from === other.from && one.to === other.to

/** Follows the window over a long list. At first it takes the list to begin at the window's upper edge. */
export function useRowsInView(list: RefObject<HTMLElement | null>, count: number): RowsInView {
  const [seen, setSeen] = useState(() =>
    rowsInView(count, { top: overscan_px, width: Math.min(innerWidth, page_widths.content) }, innerHeight),
  )

  const is_first_look = useRef(true)

  useLayoutEffect(() => {
    const element = list.current
    if (!element) return undefined
    let last: RowsInView | null = null
    const look = (): void => {
      const next = rowsInView(count, element.getBoundingClientRect(), innerHeight)
      if (last !== null && areSame(last, next)) return
      last = next
      // At once, because who scrolls fast must not see the gap; but of a new list all that is in sight stands already.
      const show = is_first_look.current ? startTransition : flushSync
      is_first_look.current = false
      show(() => setSeen((now) => (areSame(now, next) ? now : next)))
    }
    const size = new ResizeObserver(look)
    size.observe(element)
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      size.disconnect()
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [list, count])

  return seen
}
