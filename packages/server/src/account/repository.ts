import type { Queries } from '../database/database.ts'
import { defineStatement } from '../database/statement.ts'
import { createDeletedRepository } from '../deleted/repository.ts'
import { createNoticeRepository } from '../notices/repository.ts'
import { createEntryRepository } from '../shopping-entries/repository.ts'

// First of all locks, as for a log-in; and no more where the password has changed meanwhile.
const lockUser = defineStatement({
  name: 'lock_user',
  text: 'select user_id from app_user where user_id = $1 and password_hash = $2 for update',
})

const findMemberships = defineStatement({
  name: 'find_memberships',
  text: 'select household_id from household_member where user_id = $1 order by household_id',
})

// What happened in a household that others share stays; who did it is forgotten.
const forgetAuthor = defineStatement({
  name: 'forget_author',
  text: 'update stock_event set user_id = null where household_id = $1 and user_id = $2',
})

const forgetEditor = defineStatement({
  name: 'forget_editor',
  text: 'update item set changed_user_id = null where household_id = $1 and changed_user_id = $2',
})

// Addresses, sessions, places and memberships go with the person.
const deleteUser = defineStatement({ name: 'delete_user', text: 'delete from app_user where user_id = $1' })

/** Ends an account, within a transaction; every statement is bound to the person who asked. */
export function createAccountRepository(queries: Queries, user_id: number) {
  return {
    /** False where there is no such person with this password any more. */
    async lock(password_hash: string): Promise<boolean> {
      return (await queries.query(lockUser, [user_id, password_hash])).length === 1
    },

    async listHouseholds(): Promise<number[]> {
      const rows = await queries.query<{ household_id: number }>(findMemberships, [user_id])
      return rows.map(({ household_id }) => household_id)
    },

    async forgetAuthor(household_id: number): Promise<void> {
      await queries.query(forgetAuthor, [household_id, user_id])
      await queries.query(forgetEditor, [household_id, user_id])
      await createNoticeRepository(queries, household_id).forgetPerson(user_id)
      await createEntryRepository(queries, household_id).forgetAuthor(user_id)
      await createDeletedRepository(queries, household_id).forgetAuthor(user_id)
    },

    async deleteUser(): Promise<void> {
      await queries.query(deleteUser, [user_id])
    },
  }
}
