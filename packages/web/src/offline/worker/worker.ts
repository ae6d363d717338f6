import { sync_tag } from '../send/background-sync.ts'
import { sendInBackground } from './send-in-background.ts'

interface SyncEvent extends Event {
  readonly tag: string
  readonly waitUntil: (work: Promise<void>) => void
}

/** What of a service worker is used here; the types of the browser's page are those of this package. */
interface WorkerScope {
  readonly clients: {
    matchAll: (options: object) => Promise<readonly { readonly visibilityState: DocumentVisibilityState }[]>
  }
  addEventListener: (type: 'sync', listener: (event: SyncEvent) => void) => void
}

const worker = globalThis as unknown as WorkerScope

async function sendUnlessOpen(): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  // A page that is looked at sends by itself; one in the background may be stopped at any time.
  if (pages.every(({ visibilityState }) => visibilityState !== 'visible')) await sendInBackground()
}

worker.addEventListener('sync', (event) => {
  if (event.tag === sync_tag) event.waitUntil(sendUnlessOpen())
})
