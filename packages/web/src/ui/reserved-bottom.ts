import { useEffect } from 'react'

/** Keeps the lower edge of a phone's screen free of toasts where a screen has its buttons there. */
export function useReservedBottom(height_px: number): void {
  useEffect(() => {
    const root = document.documentElement
    const narrow = window.matchMedia('(max-width: 599.95px)')
    const reserve = (): void => root.style.setProperty('--action-bar-height', narrow.matches ? `${height_px}px` : '0px')
    reserve()
    narrow.addEventListener('change', reserve)
    return () => {
      narrow.removeEventListener('change', reserve)
      root.style.removeProperty('--action-bar-height')
    }
  }, [height_px])
}
