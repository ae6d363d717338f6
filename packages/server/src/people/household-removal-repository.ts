import type { Queries } from '../database/database.ts'
import { defineStatements } from '../database/statement.ts'
import { createInviteRepository } from './invite-repository.ts'
import { createMemberRepository } from './member-repository.ts'

const statements = defineStatements({
  // Whoever writes holds a weak lock on the household or a strong one on an item, and then wants a stronger one on the
  // household: to wait here would be to wait in a circle.
  lock: {
    name: 'lock_household',
    text: 'select household_id from household where household_id = $1 for update nowait',
  },
  lockItems: {
    name: 'lock_household_items',
    text: 'select count(*) from (select 1 from item where household_id = $1 for update nowait) as locked',
  },
  // All that a household owns goes with it; the journal lets its events go because their items are gone.
  remove: { name: 'delete_household', text: 'delete from household where household_id = $1' },
})

/** Nobody writes in the household until the transaction ends; fails at once where somebody is doing so. */
export async function holdHousehold(queries: Queries, household_id: number): Promise<void> {
  await queries.query(statements.lock, [household_id])
  await queries.query(statements.lockItems, [household_id])
}

/** Deletes a household with all it owns, its people's memberships and its invites, which may lie elsewhere. */
export async function removeHousehold(queries: Queries, household_id: number): Promise<void> {
  await holdHousehold(queries, household_id)
  await createInviteRepository(queries, household_id).removeAll()
  await createMemberRepository(queries, household_id).removeAll()
  await queries.query(statements.remove, [household_id])
}
