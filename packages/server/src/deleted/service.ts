import { item_limit } from '@larder/contract/constants'
import type { DeletedItem } from '@larder/contract/calls/deleted-api'
import type { Item } from '@larder/contract/item'
import { messages } from '@larder/contract/messages'
import { deleted_messages } from '@larder/contract/messages/inventory/deleted-messages'
import { todayIn } from '@larder/contract/values/days'
import { formatQuantity } from '@larder/contract/values/numbers'
import { createBarcodeRepository } from '../barcode/repository.ts'
import type { Database } from '../database/database.ts'
import type { Session } from '../http/authentication.ts'
import { HttpError } from '../http/errors.ts'
import { createIdempotency } from '../idempotency/service.ts'
import { withBarcodes } from '../item/with-barcodes.ts'
import { syncItemNotices } from '../notices/sync-item.ts'
import { createUsageStatsRepository } from '../usage-stats/repository.ts'
import { createDeletedRepository } from './repository.ts'

type Member = Pick<Session, 'user_id' | 'household_id' | 'time_zone'>

/** What was deleted, and the way back for it. */
export function createDeletedService(database: Database, max_items = item_limit) {
  const idempotency = createIdempotency(database)
  return {
    list: ({ household_id }: Member): Promise<DeletedItem[]> => createDeletedRepository(database, household_id).list(),

    /** Brings an item back as it was; of two at once the second finds nothing to bring back. */
    restore({ user_id, household_id, time_zone }: Member, item_id: number, idempotency_key: string | undefined) {
      const asked = { household_id, idempotency_key, request: ['restoreItem', item_id], is_compound: true } as const
      return idempotency.once(asked, async (queries) => {
        const repository = createDeletedRepository(queries, household_id)
        const items = await repository.lockCount()
        if (items === undefined) throw new HttpError(401, messages.auth.signInNeeded)
        const item = await repository.restore(item_id, user_id)
        if (item === undefined) throw new HttpError(404, messages.inventory.notFound)
        if (items >= max_items) throw new HttpError(409, deleted_messages.householdFull(formatQuantity(max_items)))
        await createUsageStatsRepository(queries, household_id).countItemDays(item_id)
        await syncItemNotices(queries, { household_id, item_id }, JSON.parse(item) as Item, todayIn(time_zone))
        const barcodes = await createBarcodeRepository(queries, household_id).list(item_id)
        const response = `{"message":${JSON.stringify(deleted_messages.restored)},"item":${withBarcodes(item, barcodes)}}`
        return { status: 200, response }
      })
    },
  }
}

export type DeletedService = ReturnType<typeof createDeletedService>
