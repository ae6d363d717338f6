import { storage_keys } from '@larder/contract/constants'
import { setStoreOwner } from '../api/client/store-name.ts'
import { device_keys, eachStorage, markKey, owner_key, removeKeys } from './personal-data.ts'

/**
 * Forgets the household that was shown: whatever a log-out clears but who is signed in. Other tabs hear of the mark and do
 * the same.
 */
export function clearHouseholdData(username: string, household_id: number): void {
  // The mark stays: taken away and set again it would be news to the other tabs once more.
  const kept = [...device_keys, storage_keys.token, owner_key, markKey(username)]
  eachStorage((storage, is_shared) => {
    removeKeys(storage, (key) => !kept.includes(key))
    if (is_shared) storage.setItem(markKey(username), ` ${household_id}`)
  })
  setStoreOwner({ username, household_id })
}

/** Tells whether another tab has switched to another household. */
export const isHouseholdSwitch = ({ key, newValue }: StorageEvent, username: string): boolean =>
  key === markKey(username) && newValue !== null
