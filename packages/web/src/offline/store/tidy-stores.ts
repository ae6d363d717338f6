import { getStoreName, readStoreOwner } from '../../api/client/store-name.ts'
import { isShown } from '../outbox/entry.ts'
import { openIndexedStore } from './indexed-store.ts'

async function hasChanges(name: string): Promise<boolean> {
  const store = await openIndexedStore(name, { must_exist: true })
  const entries = await store.listEntries()
  const photos = await store.listPhotos()
  store.close()
  return photos.length > 0 || entries.some((entry) => isShown(entry) || entry.state === 'sending')
}

/** Deletes the stores of other accounts, whose sessions ended here without a log-out, unless changes of theirs wait in them. */
export async function tidyStores(): Promise<void> {
  const current = readStoreOwner(getStoreName() ?? '')
  if (current === undefined) return
  for (const { name = '' } of (await indexedDB.databases?.()) ?? []) {
    const owner = readStoreOwner(name)
    if (owner === undefined || owner === current) continue
    if (!(await hasChanges(name))) indexedDB.deleteDatabase(name)
  }
}
