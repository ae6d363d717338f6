import type { Item } from '@larder/contract/item'
import { messages } from '@larder/contract/messages'
import { todayIn } from '@larder/contract/values/days'
import type { ItemEdit } from '@larder/stock/edits/plan-edit'
import type { Queries } from '../database/database.ts'
import type { Session } from '../http/authentication.ts'
import { HttpError } from '../http/errors.ts'
import { syncItemNotices } from '../notices/sync-item.ts'
import { recomputeUsageStats } from '../usage-stats/service.ts'
import { createInventoryRepository } from './repository.ts'
import { correctStock } from './stock-item.ts'

export type Member = Pick<Session, 'user_id' | 'household_id' | 'time_zone'>

export const notFound = () => new HttpError(404, messages.inventory.notFound)

/** What must be there. */
export function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw notFound()
  return value
}

/** Writes an edit of an item that is locked, and all that follows from it; answers the item as JSON. */
export async function writeEdit(
  queries: Queries,
  member: Member,
  item_id: number,
  { details, count }: ItemEdit,
): Promise<string> {
  const { household_id, time_zone, user_id } = member
  const repository = createInventoryRepository(queries, household_id)
  if (Object.keys(details).length > 0) await repository.edit(item_id, details)
  const { unit_of_measure, unit_factors } = details
  if (unit_of_measure !== undefined)
    await recomputeUsageStats(queries, household_id, item_id, { unit_of_measure, unit_factors })
  const written =
    count === undefined ? await repository.touch(item_id, user_id) : await correctStock(queries, member, item_id, count)
  const item = required(written)
  const isNoticeable = details.low_stock_threshold !== undefined || details.expiry_date !== undefined
  const today = todayIn(time_zone)
  if (isNoticeable) await syncItemNotices(queries, { household_id, item_id }, JSON.parse(item) as Item, today)
  return item
}
