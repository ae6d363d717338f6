import { type RefObject, startTransition, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { readRem } from '../../../ui/measures.ts'
import { type GridMeasures, measureGrid } from './grid-measures.ts'

/** How far outside the window rows are already rendered. */
const overscan_px = 600
/** A list is hardly ever wider; only the first render assumes it. */
const widest_px = 1120

export interface RowsInView extends GridMeasures {
  from: number
  /** The first row that is not needed any more. */
  to: number
}

/** Windowing with fixed row height: which rows of a list that begins at `top` in the viewport are rendered. */
export function rowsInView(
  count: number,
  { columns, row_px }: GridMeasures,
  { top, height }: { top: number; height: number },
): RowsInView {
  const rows = Math.ceil(count / columns)
  const within = (row: number): number => Math.min(rows, Math.max(0, row))
  const from = within(Math.floor((-top - overscan_px) / row_px))
  // One row at least: a list outside the viewport still needs an element to measure.
  return {
    columns,
    row_px,
    from: Math.min(from, Math.max(0, rows - 1)),
    to: Math.max(1, within(Math.ceil((height + overscan_px - top) / row_px))),
  }
}

const areSame = (one: RowsInView, other: RowsInView): boolean =>
  one.columns === other.columns && one.row_px === other.row_px && one.from === other.from && one.to === other.to

/** The rows to render while the page scrolls. The first render assumes a list at the top of the viewport. */
export function useRowsInView(list: RefObject<HTMLElement | null>, count: number): RowsInView {
  const [seen, setSeen] = useState(() =>
    rowsInView(count, measureGrid(Math.min(innerWidth, widest_px)), { top: overscan_px, height: innerHeight }),
  )

  const isFirstUpdate = useRef(true)

  useLayoutEffect(() => {
    const element = list.current
    if (!element) return undefined
    let last: RowsInView | null = null
    let rem_px = readRem()
    const update = (): void => {
      const { top, width } = element.getBoundingClientRect()
      const next = rowsInView(count, measureGrid(width, rem_px), { top, height: innerHeight })
      if (last !== null && areSame(last, next)) return
      last = next
      // Synchronously, so that fast scrolling shows no gap; the first rows of a new list are already rendered.
      const show = isFirstUpdate.current ? startTransition : flushSync
      isFirstUpdate.current = false
      show(() => setSeen((now) => (areSame(now, next) ? now : next)))
    }
    const remeasure = (): void => {
      rem_px = readRem()
      update()
    }
    const size = new ResizeObserver(remeasure)
    size.observe(element)
    window.addEventListener('scroll', update, { passive: true })
    window.addEventListener('resize', remeasure)
    return () => {
      size.disconnect()
      window.removeEventListener('scroll', update)
      window.removeEventListener('resize', remeasure)
    }
  }, [list, count])

  return seen
}
