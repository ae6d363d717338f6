import { item_limit } from '@larder/contract/constants'
import { todayIn } from '@larder/contract/values/days'
import { demo_messages } from '@larder/contract/messages/demo-messages'
import type { Database } from '../database/database.ts'
import { createDeletedRepository } from '../deleted/repository.ts'
import type { Session } from '../http/authentication.ts'
import { HttpError } from '../http/errors.ts'
import { refreshNotices } from '../notices/refresh.ts'
import { createInventoryRepository } from '../inventory/repository.ts'
import { fillHousehold } from './fill-household.ts'
import { createDemoRepository } from './repository.ts'

type Member = Pick<Session, 'user_id' | 'household_id' | 'time_zone'>

/** What the demo begins with is no news: raised with its items it never is, however late somebody looks. */
export function raiseFirstNotices(database: Database, member: Omit<Member, 'user_id'>): Promise<void> {
  return refreshNotices(database, { ...member, inventory_version: 0 }, todayIn(member.time_zone))
}

/** Puts the demo into an empty household and takes it out again. */
export function createDemoService(database: Database, max_items = item_limit) {
  return {
    /** Fills the household, or refuses where anything is in it; of two at once the second finds the first one's items. */
    async fill(member: Member): Promise<number> {
      const items = await database.transaction((queries) => fillHousehold(queries, member, max_items))
      if (items === undefined) throw new HttpError(409, demo_messages.hasItems)
      await raiseFirstNotices(database, member)
      return items
    },

    /** Removes what came with the demo, however it was used since. Where there is nothing to remove, the request is fulfilled already. */
    clear({ household_id }: Member): Promise<number> {
      return database.transaction(async (queries) => {
        const item_ids = await createDemoRepository(queries, household_id).lockItems()
        const inventory = createInventoryRepository(queries, household_id)
        for (const item_id of item_ids) await inventory.remove(item_id, { is_for_good: true })
        await createDeletedRepository(queries, household_id).forgetDemo()
        return item_ids.length
      })
    },
  }
}

export type DemoService = ReturnType<typeof createDemoService>
