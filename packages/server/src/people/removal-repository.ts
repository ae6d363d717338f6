import type { Removal } from '@larder/contract/calls/people-api'
import type { Queries } from '../database/database.ts'
import { expiry_time } from '../database/server-clock.ts'
import { defineStatement, defineStatements } from '../database/statement.ts'

const statements = defineStatements({
  list: {
    name: 'list_removals',
    text: `
      select removal_id, household_name, removed_at, (
        select coalesce(nullif(trim(first_name), ''), username) from app_user where app_user.user_id = removed_by_user_id
      ) as removed_by
      from removal where user_id = $1 order by removal_id`,
  },
  note: {
    name: 'note_removal',
    text: `
      insert into removal (user_id, former_household_id, household_name, removed_by_user_id) values ($1, $2, $3, $4)`,
  },
  read: {
    name: 'read_removal',
    text: 'delete from removal where user_id = $1 and removal_id = $2 returning removal_id',
  },
  forget: { name: 'forget_removal', text: 'delete from removal where user_id = $1 and former_household_id = $2' },
})

/** Housekeeping: who has not looked for so long has noticed. */
export const deleteOldRemovals = defineStatement({
  name: 'delete_old_removals',
  text: `delete from removal where removed_at <= ${expiry_time} - interval '90 days'`,
})

interface Removed {
  readonly household_id: number
  readonly household_name: string
  readonly removed_by: number
}

/** What one person is told of households that they were removed from, until they have read it. */
export function createRemovalRepository(queries: Queries, user_id: number) {
  return {
    list: () => queries.query<Removal & Record<string, unknown>>(statements.list, [user_id]),

    async note({ household_id, household_name, removed_by }: Removed): Promise<void> {
      await queries.query(statements.note, [user_id, household_id, household_name, removed_by])
    },

    /** False where there is no such one of theirs. */
    async read(removal_id: number): Promise<boolean> {
      return (await queries.query(statements.read, [user_id, removal_id])).length === 1
    },

    /** Whoever lives there again need not be told. */
    async forget(household_id: number): Promise<void> {
      await queries.query(statements.forget, [user_id, household_id])
    },
  }
}
