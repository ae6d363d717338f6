import { deleted_api } from '@larder/contract/calls/deleted-api'
import { deleted_messages } from '@larder/contract/messages/inventory/deleted-messages'
import { formatQuantity } from '@larder/contract/values/numbers'
import { call } from '../../api/client/call.ts'
import { CallError } from '../../api/client/failure.ts'
import { createRandomKey } from '../../api/client/idempotency.ts'

/** Brings a deleted item back. */
export async function restoreItem(item_id: number, key = createRandomKey()): Promise<void> {
  const headers = { 'Idempotency-Key': key }
  await call(deleted_api.restoreItem, { params: { id: String(item_id) } }, { headers })
}

/** Brings back what was deleted at once, one by one; of several, what somebody else brought back already is there. */
export async function restoreItems(item_ids: readonly number[]): Promise<void> {
  for (const item_id of item_ids) {
    await restoreItem(item_id).catch((error: unknown) => {
      if (item_ids.length === 1 || !(error instanceof CallError && error.status === 404)) throw error
    })
  }
}

/** What is said when they are back. */
export function describeRestored(count: number): string {
  return count === 1 ? deleted_messages.restored : deleted_messages.restoredSeveral(formatQuantity(count))
}
