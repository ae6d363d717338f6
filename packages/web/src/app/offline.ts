import { wouldLoseChanges } from '../ui/leaving.ts'

/** The files of the app that this page has fetched so far. */
export function loadedAssets(): string[] {
  const addresses = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const ours = addresses.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
  return [...new Set(ours.map(({ pathname }) => pathname))]
}

/** A visit that began with the kept app, for want of a network, goes over to a newer one as soon as that is there. */
export function followUpdates(): void {
  navigator.serviceWorker?.addEventListener('message', ({ data }) => {
    if (data === 'newer-app' && !wouldLoseChanges()) location.reload()
  })
}

/** Has the worker keep what it did not see being fetched, because it was not there yet. */
export function keepLoaded(): void {
  navigator.serviceWorker?.controller?.postMessage(loadedAssets())
}

/**
 * Lets the app stand without a network from the next visit on. It comes after everything else, since the first visit
 * gains nothing by it; plain http to another machine has no service workers, and then all stays as it is.
 */
export async function prepareOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  // Whichever takes over keeps a shelf of its own, the first one as well as one that comes with an update.
  serviceWorker.addEventListener('controllerchange', keepLoaded)
  keepLoaded()
  await serviceWorker.register('/service-worker.js', { updateViaCache: 'none' })
}
