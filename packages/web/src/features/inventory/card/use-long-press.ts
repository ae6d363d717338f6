import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'

const [long_ms, still_px] = [500, 10]
/** Where a browser makes a tap of it as well, that comes so soon after the finger has gone. */
const tap_delay_ms = 100

// A long press is no selection of text, and no menu of the system.
const style = {
  touchAction: 'manipulation',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  WebkitTouchCallout: 'none',
} as const

function ignore(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}

/** Letting go is no tap, and least of all one on what has opened under the finger. */
function ignoreTapOfRelease(): void {
  const ignored = new AbortController()
  const { signal } = ignored
  const stopSoon = (): void => void setTimeout(() => ignored.abort(), tap_delay_ms)
  document.addEventListener('click', ignore, { capture: true, once: true, signal })
  for (const type of ['pointerup', 'pointercancel']) document.addEventListener(type, stopSoon, { once: true, signal })
}

/**
 * A button that is held down for half a second does something else than a tap. So does a click with the other mouse button, the
 * context-menu key and Shift+Enter, for whoever cannot hold it.
 */
export function useLongPress(onLongPress: () => void) {
  const press = useRef<{ x: number; y: number; timer: ReturnType<typeof setTimeout> } | null>(null)
  const isLong = useRef(false)

  function end(): void {
    clearTimeout(press.current?.timer)
    press.current = null
  }
  function open(): void {
    const isHeld = press.current !== null
    end()
    if (isLong.current) return
    isLong.current = true
    if (isHeld) ignoreTapOfRelease()
    onLongPress()
  }
  useEffect(() => () => clearTimeout(press.current?.timer), [])

  return {
    style,
    'aria-keyshortcuts': 'Shift+Enter',
    onPointerDown: ({ button, clientX: x, clientY: y }: PointerEvent) => {
      end()
      isLong.current = false
      if (button === 0) press.current = { x, y, timer: setTimeout(open, long_ms) }
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = press.current ?? { x: clientX, y: clientY }
      if (Math.hypot(clientX - x, clientY - y) > still_px) end()
    },
    onPointerUp: end,
    onPointerLeave: end,
    onPointerCancel: end,
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault()
      open()
    },
    onKeyDown: (event: KeyboardEvent) => {
      isLong.current = false
      if (event.key !== 'Enter' || !event.shiftKey) return
      event.preventDefault()
      open()
    },
  }
}
