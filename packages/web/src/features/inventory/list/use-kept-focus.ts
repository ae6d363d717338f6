import { useEffect, useRef } from 'react'

/**
 * Focuses the title when a change of the screen removed the focused element, so that a keyboard user does not start
 * again from the top. `state` is null until there is something to show.
 */
export function useKeptFocus(state: string | null): void {
  const last = useRef<string | null>(null)
  useEffect(() => {
    const hasChanged = last.current !== null && state !== last.current
    last.current = state
    if (!hasChanged || document.activeElement !== document.body) return
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [state])
}
