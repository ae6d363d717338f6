import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { guardLeaving, leave, loadConfirmDialog, wouldLoseChanges } from './leaving.ts'

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

const positionIn = (state: unknown): number => (state as { idx?: number } | null)?.idx ?? 0

/**
 * Asks before what was typed is lost: on links, on back and forward, on closing the tab. `allow()` lets the next
 * navigation pass, for Cancel and after a save. The declarative router has no blocker of its own.
 */
export function useUnsavedChanges(dirty: boolean): { allow: () => void } {
  const navigate = useNavigate()
  const { key } = useLocation()
  const allowed = useRef(false)
  const position = useRef(0)

  useEffect(() => {
    const state: { key?: string; idx?: number } | null = history.state
    // Only the entry this screen belongs to counts, not one that a blocked step is just passing through.
    if ((state?.key ?? 'default') === key) position.current = positionIn(state)
  }, [key])

  useEffect(() => {
    if (!dirty) return
    allowed.current = false
    const release = guardLeaving(() => !allowed.current)
    void loadConfirmDialog().catch(() => undefined)
    let restoring = false

    const onClick = (event: MouseEvent): void => {
      const address = addressOfClick(event)
      if (address === null || !wouldLoseChanges()) return
      event.preventDefault()
      event.stopPropagation()
      leave(() => void navigate(address.pathname + address.search + address.hash))
    }
    const onPopState = (event: PopStateEvent): void => {
      if (restoring) {
        restoring = false
        event.stopImmediatePropagation()
        return
      }
      const delta = positionIn(event.state) - position.current
      if (delta === 0 || !wouldLoseChanges()) return
      // The router must not hear of it: the address goes back to the form, and only a yes moves on.
      event.stopImmediatePropagation()
      restoring = true
      history.go(-delta)
      leave(() => history.go(delta))
    }
    const onBeforeUnload = (event: BeforeUnloadEvent): void => {
      if (wouldLoseChanges()) event.preventDefault()
    }
    document.addEventListener('click', onClick, { capture: true })
    window.addEventListener('popstate', onPopState, { capture: true })
    window.addEventListener('beforeunload', onBeforeUnload)
    return () => {
      release()
      document.removeEventListener('click', onClick, { capture: true })
      window.removeEventListener('popstate', onPopState, { capture: true })
      window.removeEventListener('beforeunload', onBeforeUnload)
    }
  }, [dirty, navigate])

  const allow = useCallback(() => {
    allowed.current = true
  }, [])
  return { allow }
}
