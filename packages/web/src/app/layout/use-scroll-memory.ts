import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

const patience_ms = 1500
const positions = new Map<string, number>()

/** Scrolls to a place that may not exist yet: a long list needs a moment before it is as high as it was. */
function scrollBackTo(top: number): () => void {
  window.scrollTo({ top, behavior: 'instant' })
  if (Math.abs(window.scrollY - top) < 1) return () => undefined
  const growth = new ResizeObserver(() => {
    window.scrollTo({ top, behavior: 'instant' })
    if (Math.abs(window.scrollY - top) < 1) stop()
  })
  const hands = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const
  const stop = (): void => {
    growth.disconnect()
    clearTimeout(timer)
    for (const hand of hands) window.removeEventListener(hand, stop)
  }
  const timer = setTimeout(stop, patience_ms)
  // Whoever starts to scroll has decided where to be.
  for (const hand of hands) window.addEventListener(hand, stop, { passive: true })
  growth.observe(document.body)
  return stop
}

/**
 * A new page starts at its top; Back leads to where one was, and so does a state that names the entry it returns to as its
 * `scroll_key`. The declarative router leaves all of it to the app.
 */
export function useScrollMemory(): void {
  const { key, pathname, state } = useLocation()
  const returns_to = (state as { scroll_key?: string } | null)?.scroll_key
  const type = useNavigationType()
  const shown = useRef({ key, pathname })

  useLayoutEffect(() => {
    const remember = (): void => void positions.set(shown.current.key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [])

  useLayoutEffect(() => {
    const before = shown.current
    shown.current = { key, pathname }
    if (before.key === key) return
    if (type === 'POP') return scrollBackTo(positions.get(key) ?? 0)
    const place = returns_to === undefined ? undefined : positions.get(returns_to)
    if (place !== undefined) return scrollBackTo(place)
    // The same page under another address, such as a filter: nobody went anywhere.
    if (before.pathname === pathname) positions.set(key, window.scrollY)
    else window.scrollTo({ top: 0, behavior: 'instant' })
    return undefined
  }, [key, pathname, type, returns_to])
}
