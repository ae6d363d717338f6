import { wouldLoseChanges } from '../../ui/unsaved/leaving.ts'

/** The files of the app that this page has fetched so far. */
export function loadedAssets(): string[] {
  const addresses = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const ours = addresses.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
  return [...new Set(ours.map(({ pathname }) => pathname))]
}

// Longer than an update needs to take over from the worker before it.
const longest_change_ms = 5000

/**
 * Waits where one worker is taking over from another: a page that is asked for at that moment may be handed to the one that
 * stops, and never be answered.
 */
async function untilOneWorker(): Promise<void> {
  const { serviceWorker } = navigator
  const { active, waiting } = await serviceWorker.ready
  if (waiting === null && active === serviceWorker.controller) return
  await new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true })
    setTimeout(resolve, longest_change_ms)
  })
}

/** Reloads a page that began with the cached app shell as soon as a newer build is there. */
export function followUpdates(): void {
  navigator.serviceWorker?.addEventListener('message', async ({ data }) => {
    if (data !== 'newer-app') return
    await untilOneWorker()
    if (!wouldLoseChanges()) location.reload()
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
