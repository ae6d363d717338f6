import type { Queries } from '../database/database.ts'
import { defineStatement } from '../database/statement.ts'
import type { Session } from '../http/authentication.ts'
import { createPersonRepository } from './household-repository.ts'

const hasItem = defineStatement({
  name: 'has_item',
  text: 'select item_id from item where household_id = $1 and item_id = $2',
})

/** In which other household of this person an item lies: links to it offer to go there. */
export function createElsewhere(queries: Queries) {
  return async ({ user_id, household_id: shown }: Pick<Session, 'user_id' | 'household_id'>, item_id: number) => {
    for (const { household_id, name } of await createPersonRepository(queries, user_id).listHouseholds()) {
      if (household_id === shown) continue
      if ((await queries.query(hasItem, [household_id, item_id])).length > 0) return { household_id, name }
    }
    return undefined
  }
}
