import { useCallback, useSyncExternalStore } from 'react'

/** Where the bars of action-bar.module.css stay at the lower edge: a phone, but not one at 200 %. */
export const phone_query = '(min-width: 19.9em) and (max-width: 599.95px)'

/** Screens narrower than the small breakpoint, and those as wide as the medium one. */
export const narrow_query = '(max-width: 599.95px)'
export const wide_query = '(min-width: 900px)'

/** Whether a media query holds, and again when that changes. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}

/** True on a phone whose text is not enlarged: parts that stand elsewhere there are moved, not rendered twice. */
export const useIsPhone = (): boolean => useMediaQuery(phone_query)
