import { readStoreOwner } from '../../api/client/store-name.ts'
import { openIndexedStore } from './indexed-store.ts'

async function wipe(name: string): Promise<void> {
  const store = await openIndexedStore(name, { must_exist: true })
  const isLeft = await store.wipe().finally(() => store.close())
  if (!isLeft) indexedDB.deleteDatabase(name)
}

/**
 * Keeps what was read in the store of whoever is signed in, for the household that is shown, and in no other: who was logged
 * out or removed elsewhere leaves here what they have not sent, and nothing that others could read. Null: nobody is.
 */
export async function tidyStores(current: string | null): Promise<void> {
  for (const { name = '' } of (await globalThis.indexedDB?.databases?.()) ?? []) {
    if (name !== current && readStoreOwner(name) !== undefined) await wipe(name).catch(() => undefined)
  }
}
