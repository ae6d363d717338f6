import type { Item } from '@larder/contract/item'
import { messages } from '@larder/contract/messages'
import type { findUnitChange } from '@larder/contract/unit-change'
import { todayIn } from '@larder/contract/values/days'
import type { Queries } from '../database/database.ts'
import type { Session } from '../http/authentication.ts'
import { HttpError } from '../http/errors.ts'
import { editLots, type EditableFacts } from '../lots/edit-lot.ts'
import { syncItemNotices } from '../notices/sync-item.ts'
import { recomputeUsageStats } from '../usage-stats/service.ts'
import type { ItemChanges } from './item-changes.ts'
import { createInventoryRepository } from './repository.ts'
import { correctStock } from './stock-item.ts'

export type Member = Pick<Session, 'user_id' | 'household_id' | 'time_zone'>

export const notFound = () => new HttpError(404, messages.inventory.notFound)

/** What must be there. */
export function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw notFound()
  return value
}

interface Written {
  /** What the edit says of the lot that the item shows, or of all. */
  readonly facts?: EditableFacts
  readonly edited?: 'shown' | 'all'
  readonly unit_change?: ReturnType<typeof findUnitChange>
}

/** Writes changes of an item that is locked, and all that follows from them; answers the item as JSON. */
export async function writeItem(
  queries: Queries,
  member: Member,
  { item_id, lots = [] }: Item,
  changes: ItemChanges,
  { facts = {}, edited = 'shown', unit_change = null }: Written = {},
): Promise<string> {
  const { household_id, time_zone, user_id } = member
  const repository = createInventoryRepository(queries, household_id)
  const { quantity, ...details } = changes
  if (Object.keys(details).length > 0)
    await repository.edit(item_id, {
      ...details,
      ...editLots(lots, details, edited),
      ...(unit_change && { unit_factors: unit_change.unit_factors }),
    })
  const { unit_of_measure } = details
  if (unit_of_measure !== undefined) {
    const counted = { unit_of_measure, unit_factors: unit_change?.unit_factors }
    await recomputeUsageStats(queries, household_id, item_id, counted)
  }
  const written =
    quantity === undefined
      ? await repository.touch(item_id, user_id)
      : await correctStock(queries, member, item_id, { quantity, facts, is_rescaled: unit_of_measure !== undefined })
  const item = required(written)
  const isNoticeable = details.low_stock_threshold !== undefined || details.expiry_date !== undefined
  const today = todayIn(time_zone)
  if (isNoticeable) await syncItemNotices(queries, { household_id, item_id }, JSON.parse(item) as Item, today)
  return item
}
