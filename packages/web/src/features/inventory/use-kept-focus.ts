import { useEffect, useRef } from 'react'

/**
 * Where a turn of the screen took away what had the focus, its title gets it, so that whoever works with the keys does
 * not start again from the top. There is no turn before something stands there: `state` is null until then.
 */
export function useKeptFocus(state: string | null): void {
  const last = useRef<string | null>(null)
  useEffect(() => {
    const is_turn = last.current !== null && state !== last.current
    last.current = state
    if (!is_turn || document.activeElement !== document.body) return
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [state])
}
