import { type MouseEvent, type PointerEvent, useRef } from 'react'

/** How far a finger has to go to mean it, and how far the card goes with it at most. */
const [meant_px, most_px] = [72, 112]

interface Swipe {
  readonly x: number
  readonly y: number
  by: number
}

/** A finger that goes to the left over a card and lets go there. Scrolling stays the page's: it begins upright. */
export function useSwipe(onSwipe: (() => void) | null) {
  const swipe = useRef<Swipe | null>(null)
  const isSwiped = useRef(false)

  function end({ currentTarget: card }: PointerEvent<HTMLElement>): number {
    const by = swipe.current?.by ?? 0
    swipe.current = null
    card.style.translate = ''
    delete card.dataset['swiping']
    return by
  }

  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      isSwiped.current = false
      swipe.current = pointerType === 'touch' && onSwipe !== null ? { x, y, by: 0 } : null
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (swipe.current === null) return
      const by = event.clientX - swipe.current.x
      if (Math.abs(event.clientY - swipe.current.y) > Math.max(24, -by)) return void end(event)
      swipe.current.by = by
      event.currentTarget.style.translate = `${Math.min(0, Math.max(by, -most_px))}px`
      if (by < -8) event.currentTarget.dataset['swiping'] = ''
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (end(event) > -meant_px) return
      isSwiped.current = true
      onSwipe?.()
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => void end(event),
    // What was under the finger is not tapped as well.
    onClickCapture: (event: MouseEvent) => {
      if (!isSwiped.current) return
      isSwiped.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
