import { getToken } from '../../api/client/token.ts'
import { type Outbox } from '../outbox/outbox.ts'

interface SyncManager {
  register: (tag: string) => Promise<void>
}

/** The name under which the browser wakes the service worker when there is a network. */
export const sync_tag = 'outbox'

/** Asks once that what waits is not thrown away when the disk is full; a browser may refuse. */
export async function askForStorage(): Promise<void> {
  if (!(await navigator.storage?.persisted?.())) await navigator.storage?.persist?.()
}

/** Has the browser send what waits also after the app was closed, where it can. */
export async function prepareSync({ store, hasWaiting }: Outbox): Promise<void> {
  const token = hasWaiting() ? (getToken() ?? undefined) : undefined
  // The worker cannot read the storage where the token lies; it gets it for as long as it may need it.
  if ((await store.readFact('token')) !== token) await store.writeFact('token', token)
  if (token === undefined) return
  await askForStorage().catch(() => undefined)
  const registration = await navigator.serviceWorker?.getRegistration()
  const { sync } = (registration ?? {}) as { sync?: SyncManager }
  await sync?.register(sync_tag)
}
