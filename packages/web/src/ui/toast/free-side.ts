import { useCallback, useEffect, useRef } from 'react'

export type Side = 'top' | 'bottom'

const toast_zone_px = 112

/** A toast comes up from the bottom, wherever that is, unless the control that raised it is there. */
export function chooseSide(controls: readonly DOMRect[], bottom: number): Side {
  const isCovered = (zone: readonly [number, number]): boolean =>
    controls.some((box) => box.height > 0 && box.bottom > zone[0] && box.top < zone[1])
  const bottomCovered = isCovered([bottom - toast_zone_px, bottom])
  return bottomCovered && !isCovered([0, toast_zone_px]) ? 'top' : 'bottom'
}

/** Remembers what was pressed last, because not every browser focuses a button that is clicked. */
export function useFreeSide(): () => Side {
  const pressed = useRef<Element | null>(null)
  useEffect(() => {
    const remember = (event: Event): void => {
      pressed.current = event.target instanceof Element ? event.target : null
    }
    document.addEventListener('click', remember, { capture: true })
    return () => document.removeEventListener('click', remember, { capture: true })
  }, [])
  return useCallback(() => {
    const active = document.activeElement === document.body ? null : document.activeElement
    const controls = [pressed.current, active].filter((element) => element?.isConnected)
    // A toast stands above the buttons at the lower edge, so that those are never in its way.
    const reserved_px = Number.parseFloat(document.documentElement.style.getPropertyValue('--action-bar-height')) || 0
    return chooseSide(
      controls.map((element) => (element as Element).getBoundingClientRect()),
      window.innerHeight - reserved_px,
    )
  }, [])
}
