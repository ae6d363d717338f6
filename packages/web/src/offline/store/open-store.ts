import { getStoreName } from '../../api/client/store-name.ts'
import { type OutboxEntry } from '../outbox/entry.ts'
import { createOutbox, type Outbox } from '../outbox/outbox.ts'
import { openIndexedStore } from './indexed-store.ts'
import { createMemoryStore } from './memory-store.ts'
import { tidyStores } from './tidy-stores.ts'
import { type OfflineStore } from './store.ts'

const open_limit_ms = 3000

/** Something of a store has changed: in this tab, in another one, or in the service worker. */
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('outbox') : null

interface Opened {
  readonly name: string
  readonly outbox: Promise<Outbox>
}

let opened: Opened | null = null
const listeners = new Set<(entries: readonly OutboxEntry[]) => void>()

function forget(name: string): void {
  if (opened?.name === name) opened = null
}

async function openLasting(name: string): Promise<OfflineStore> {
  // A browser in private mode may neither open a database nor say that it does not.
  const late = new Promise<never>((_, reject) =>
    setTimeout(reject, open_limit_ms, new Error('The store does not open')),
  )
  return await Promise.race([openIndexedStore(name, { onGone: () => forget(name) }), late])
}

async function open(name: string): Promise<Outbox> {
  const store = await openLasting(name).catch(() => createMemoryStore(name))
  const outbox = createOutbox(store)
  outbox.subscribe(() => {
    for (const listener of listeners) listener(outbox.list())
  })
  await outbox.reload()
  return outbox
}

/** The changes of whoever is signed in, with their store; null where nobody is known yet. */
export function openOutbox(): Promise<Outbox> | null {
  const name = getStoreName()
  if (name === null) return null
  if (opened?.name !== name) {
    opened = { name, outbox: open(name) }
    // Another person or household is shown: what was read before belongs to nobody here.
    void opened.outbox.then(() => tidyStores(name)).catch(() => undefined)
  }
  return opened.outbox
}

/** Nobody is signed in any more: what was theirs is shown to nobody. */
export function forgetStore(): void {
  opened = null
  for (const listener of listeners) listener([])
}

/** Follows every change of the outbox, whoever makes it. */
export function onOutboxChange(listener: (entries: readonly OutboxEntry[]) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Tells the other tabs that something has changed here. */
export function tellOtherTabs(): void {
  channel?.postMessage('changed')
}

function reloadOpened(): void {
  // A log-out may delete the store meanwhile.
  void openOutbox()
    ?.then((outbox) => outbox.reload())
    .catch(() => undefined)
}

channel?.addEventListener('message', reloadOpened)
