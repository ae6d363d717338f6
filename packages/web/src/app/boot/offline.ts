import { wouldLoseChanges } from '../../ui/unsaved/leaving.ts'

/** The files of the app that this page has fetched so far. */
export function loadedAssets(): string[] {
  const addresses = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const ours = addresses.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
  return [...new Set(ours.map(({ pathname }) => pathname))]
}

/** Reloads a page that began with the cached app shell as soon as a newer build is there. */
export function followUpdates(): void {
  navigator.serviceWorker?.addEventListener('message', ({ data }) => {
    if (data === 'newer-app' && !wouldLoseChanges()) location.reload()
  })
}

/** Has the worker cache what this page fetched before the worker was active. */
export function cacheLoaded(): void {
  navigator.serviceWorker?.controller?.postMessage(loadedAssets())
}

/**
 * Registers the service worker, so that the app opens offline from the next visit on. It comes last, since the first
 * visit gains nothing by it; plain http to another machine has no service workers.
 */
export async function prepareOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  // Each worker that takes over has a cache of its own, the first one as well as an updated one.
  serviceWorker.addEventListener('controllerchange', cacheLoaded)
  cacheLoaded()
  await serviceWorker.register('/service-worker.js', { updateViaCache: 'none' })
}
