import { getStoreName, readStoreOwner } from '../../api/client/store-name.ts'
import { isShown } from '../outbox/entry.ts'
import { openIndexedStore } from './indexed-store.ts'
import { readStoreHousehold } from './store-household.ts'

/** A household of the same person that is not shown, and how many changes wait for it on this phone. */
export interface OtherStore {
  readonly name: string
  readonly household_id: number
  readonly changes: number
}

async function countChanges(name: string): Promise<number> {
  const store = await openIndexedStore(name, { must_exist: true })
  const entries = await store.listEntries().finally(() => store.close())
  return entries.filter((entry) => isShown(entry) || entry.state === 'sending').length
}

/** The other households of whoever is signed in for which changes wait here: they are sent when that one is shown. */
export async function listOtherStores(): Promise<OtherStore[]> {
  const current = getStoreName()
  const username = readStoreOwner(current ?? '')
  if (username === undefined) return []
  const found: OtherStore[] = []
  for (const { name = '' } of (await indexedDB.databases?.()) ?? []) {
    if (name === current || readStoreOwner(name) !== username) continue
    const changes = await countChanges(name)
    if (changes > 0) found.push({ name, household_id: readStoreHousehold(name), changes })
  }
  return found
}

/** Throws away what waits for a household. */
export function discardStore({ name }: OtherStore): void {
  indexedDB.deleteDatabase(name)
}
