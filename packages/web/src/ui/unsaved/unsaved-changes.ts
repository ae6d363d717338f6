import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { notePosition } from './history-guard.ts'
import { guardLeaving, leave, wouldLoseChanges } from './leaving.ts'
import { loadQuestion } from './load-question.ts'

/** The address a click leads to inside the app, or null where the browser goes its own way. */
export function addressOfClick(event: MouseEvent): URL | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download')) return null
  if (link.target !== '' && link.target !== '_self') return null
  const address = new URL(link.href)
  return address.origin === location.origin && address.pathname !== location.pathname ? address : null
}

/**
 * Asks before what was typed is lost: on links, on back and forward, on closing the tab. `allow()` lets the next
 * navigation pass, for Cancel and after a save. The declarative router has no blocker of its own.
 */
export function useUnsavedChanges(dirty: boolean): { allow: () => void } {
  const navigate = useNavigate()
  const { key } = useLocation()
  const allowed = useRef(false)

  useEffect(() => notePosition(key), [key])
  // Before anything is typed: by the time it is needed the network may be gone.
  useEffect(() => void loadQuestion().catch(() => undefined), [])

  useEffect(() => {
    if (!dirty) return
    allowed.current = false
    const release = guardLeaving(() => !allowed.current)

    const onClick = (event: MouseEvent): void => {
      const address = addressOfClick(event)
      if (address === null || !wouldLoseChanges()) return
      event.preventDefault()
      event.stopPropagation()
      leave(() => void navigate(address.pathname + address.search + address.hash))
    }
    document.addEventListener('click', onClick, { capture: true })
    window.addEventListener('beforeunload', onBeforeUnload)
    return () => {
      release()
      document.removeEventListener('click', onClick, { capture: true })
      window.removeEventListener('beforeunload', onBeforeUnload)
    }
  }, [dirty, navigate])

  const allow = useCallback(() => {
    allowed.current = true
  }, [])
  return { allow }
}

function onBeforeUnload(event: BeforeUnloadEvent): void {
  if (wouldLoseChanges()) event.preventDefault()
}
