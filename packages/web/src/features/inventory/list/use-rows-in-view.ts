import { type RefObject, startTransition, useLayoutEffect, useState } from 'react'
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

interface Viewport {
  /** Where the list begins. */
  top: number
  height: number
}

/** The rows around the viewport, whether or not the list has that many. */
function rowsAround({ columns, row_px }: GridMeasures, { top, height }: Viewport): RowsInView {
  return {
    columns,
    row_px,
    from: Math.floor((-top - overscan_px) / row_px),
    to: Math.ceil((height + overscan_px - top) / row_px),
  }
}

/** One row at least: a list outside the viewport still needs an element to measure. */
function rowsOf(count: number, { columns, row_px, from, to }: RowsInView): RowsInView {
  const rows = Math.ceil(count / columns)
  const within = (row: number): number => Math.min(rows, Math.max(0, row))
  return { columns, row_px, from: Math.min(within(from), Math.max(0, rows - 1)), to: Math.max(1, within(to)) }
}

/** Windowing with fixed row height: which rows of a list that begins at `top` in the viewport are rendered. */
export const rowsInView = (count: number, measures: GridMeasures, viewport: Viewport): RowsInView =>
  rowsOf(count, rowsAround(measures, viewport))

const areSame = (one: RowsInView, other: RowsInView): boolean =>
  one.columns === other.columns && one.row_px === other.row_px && one.from === other.from && one.to === other.to

/** The rows to render while the page scrolls. The first render assumes a list at the top of the viewport. */
export function useRowsInView(list: RefObject<HTMLElement | null>, count: number): RowsInView {
  // Of the viewport alone: a list that a search makes long again has its rows with the same render.
  const [around, setAround] = useState(() =>
    rowsAround(measureGrid(Math.min(innerWidth, widest_px)), { top: overscan_px, height: innerHeight }),
  )

  useLayoutEffect(() => {
    const element = list.current
    if (!element) return undefined
    let last: RowsInView | null = null
    let rem_px = readRem()
    const update = (): void => {
      const { top, width } = element.getBoundingClientRect()
      const next = rowsAround(measureGrid(width, rem_px), { top, height: innerHeight })
      const rows = rowsOf(count, next)
      if (last !== null && areSame(last, rows)) return
      // Synchronously, so that fast scrolling shows no gap; the first rows of a list in view are already rendered.
      const show = last === null && top >= 0 ? startTransition : flushSync
      last = rows
      show(() => setAround((now) => (areSame(rowsOf(count, now), rows) ? now : next)))
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

  return rowsOf(count, around)
}
