import { type RefObject, useEffect, useRef } from 'react'

/** A card that is saved or removed takes the focus with it; the list takes it back for whoever works with the keys. */
export function useFocusAfterLeaving(list: RefObject<HTMLElement | null>, count: number): void {
  const last = useRef(count)
  useEffect(() => {
    const isLost = count < last.current && document.activeElement === document.body
    last.current = count
    if (isLost) list.current?.focus({ preventScroll: true })
  }, [list, count])
}
