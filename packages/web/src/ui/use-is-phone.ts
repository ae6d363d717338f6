import { useSyncExternalStore } from 'react'

/** Where the bars of action-bar.module.css stay at the lower edge: a phone, but not one at 200 %. */
export const phone_query = '(min-width: 19.9em) and (max-width: 599.95px)'

function subscribe(onChange: () => void): () => void {
  const phone = matchMedia(phone_query)
  phone.addEventListener('change', onChange)
  return () => phone.removeEventListener('change', onChange)
}

/** True on a phone whose text is not enlarged: parts that stand elsewhere there are moved, not rendered twice. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(phone_query).matches)
