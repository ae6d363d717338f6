import { useEffect } from 'react'

type Page = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>

/**
 * Keeps the screen on until the returned function is called. The browser lets go of it whenever the page is hidden, so it
 * is asked for again when the page is back; where it is missing or refused, as with a low battery, nothing is said.
 */
export function keepAwake(wakeLock: Pick<WakeLock, 'request'> | undefined, page: Page): () => void {
  if (wakeLock === undefined) return () => undefined
  let isOver = false
  let lock: WakeLockSentinel | null = null
  const hold = async (): Promise<void> => {
    if (page.visibilityState !== 'visible' || (lock !== null && !lock.released)) return
    try {
      const granted = await wakeLock.request('screen')
      if (isOver) await granted.release()
      else lock = granted
    } catch {
      // It is only a comfort.
    }
  }
  const follow = (): void => void hold()
  page.addEventListener('visibilitychange', follow)
  follow()
  return () => {
    isOver = true
    page.removeEventListener('visibilitychange', follow)
    void lock?.release().catch(() => undefined)
  }
}

/** The screen stays on for as long as this is shown. */
export function useWakeLock(): void {
  // Not every browser has it, whatever its type says.
  useEffect(() => keepAwake((navigator as Partial<Navigator>).wakeLock, document), [])
}
