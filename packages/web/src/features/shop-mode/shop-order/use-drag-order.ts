import { type PointerEvent, useState } from 'react'

/** A row in the hand: which, how far it was carried, and where it would be put down. */
interface Drag {
  readonly index: number
  readonly target: number
  readonly by: number
  readonly row_height: number
}

/** Where a row lands that was carried over so many others. */
export function findTarget(index: number, rows_carried: number, count: number): number {
  return Math.min(Math.max(index + Math.round(rows_carried), 0), count - 1)
}

/** So near to an edge of the list what is carried scrolls it. */
const edge_px = 48
const step_px = 12

/** The part of the dialog that scrolls. */
function findScroller(row: Element): Element {
  let scroller = row.parentElement
  while (scroller && scroller.scrollHeight <= scroller.clientHeight) scroller = scroller.parentElement
  return scroller ?? document.documentElement
}

function scrollAtEdge(scroller: Element, y: number): void {
  const { top, bottom } = scroller.getBoundingClientRect()
  if (y < top + edge_px) scroller.scrollBy(0, -step_px)
  else if (y > bottom - edge_px) scroller.scrollBy(0, step_px)
}

/**
 * Carries rows of one height by finger or mouse. The rows keep their places in the page until one is put down: an element
 * that is moved loses the finger.
 */
export function useDragOrder(count: number, onDrop: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)

  const begin = (event: PointerEvent<HTMLElement>, index: number): void => {
    const row = event.currentTarget.closest('li')
    if (row === null || event.button !== 0) return
    event.preventDefault()
    const handle = event.currentTarget
    const scroller = findScroller(row)
    const row_height = row.getBoundingClientRect().height
    const start = { y: event.clientY, scroll: scroller.scrollTop }
    let target = index
    const stopListening = new AbortController()
    const move = ({ clientY }: globalThis.PointerEvent): void => {
      scrollAtEdge(scroller, clientY)
      const by = clientY - start.y + scroller.scrollTop - start.scroll
      target = findTarget(index, by / row_height, count)
      setDrag({ index, target, by, row_height })
    }
    const end = (isDropped: boolean): void => {
      stopListening.abort()
      setDrag(null)
      if (isDropped && target !== index) onDrop(index, target)
    }
    handle.setPointerCapture(event.pointerId)
    const { signal } = stopListening
    handle.addEventListener('pointermove', move, { signal })
    handle.addEventListener('pointerup', () => end(true), { signal })
    handle.addEventListener('pointercancel', () => end(false), { signal })
    setDrag({ index, target, by: 0, row_height })
  }

  /** How far a row is from its place while another is carried past it. */
  const offsetOf = (index: number): number => {
    if (drag === null) return 0
    if (index === drag.index) return drag.by
    if (index > drag.index && index <= drag.target) return -drag.row_height
    return index < drag.index && index >= drag.target ? drag.row_height : 0
  }
  return { begin, offsetOf, carried: drag?.index ?? null }
}
