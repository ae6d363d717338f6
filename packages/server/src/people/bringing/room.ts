import { entry_limit, shop_limit } from '@larder/contract/calls/shopping-api'
import { people_messages as words } from '@larder/contract/messages/people-messages'
import type { Queries } from '../../database/database.ts'
import { createDeletedRepository } from '../../deleted/repository.ts'
import { HttpError } from '../../http/errors.ts'
import { itemsFull } from '../../inventory/item-limit.ts'
import { createEntryRepository } from '../../shopping-entries/repository.ts'
import { createBringingRepository } from './bringing-repository.ts'
import type { MatchPlan } from './matcher.ts'
import { createProgressRepository } from './progress-repository.ts'

/** Others have filled the household since it was looked at: what is left stays where it is. */
export class NoRoom extends Error {
  override readonly name = 'NoRoom'
}

interface Households {
  readonly from: number
  readonly to: number
}

/** Refuses before anything moves what cannot come along whole; the other household is locked until the transaction ends. */
export async function requireRoom(
  queries: Queries,
  households: Households,
  { matches, coming, matched }: MatchPlan,
  max_items: number,
): Promise<void> {
  const count = (await createDeletedRepository(queries, households.to).lockCount()) ?? 0
  const expected = await createProgressRepository(queries).countExpected(households.to)
  if (count + expected + coming - matched > max_items) throw itemsFull(max_items)
  const repository = createBringingRepository(queries, households)
  if ((await repository.countEntries(matches)) > entry_limit) throw new HttpError(409, words.listFull(entry_limit))
  if ((await repository.countShops()) > shop_limit) throw new HttpError(409, words.shopsFull(shop_limit))
}

/** Whether the list is no longer than it may be, for a household that is locked. */
export async function requireShortList(queries: Queries, household_id: number): Promise<void> {
  const entries = createEntryRepository(queries, household_id)
  if ((await entries.count()) <= entry_limit) return
  await entries.removeBought()
  if ((await entries.count()) > entry_limit) throw new NoRoom('the shopping list is full')
}
