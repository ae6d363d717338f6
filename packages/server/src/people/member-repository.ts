import type { Member } from '@larder/contract/calls/people-api'
import type { Role } from '@larder/contract/roles'
import type { Queries } from '../database/database.ts'
import { defineStatements } from '../database/statement.ts'

// People lie elsewhere than their households: no statement here joins with what a household owns.
const statements = defineStatements({
  // Rows of people before rows of memberships, and those in one order: two who change them wait, they never deadlock.
  lockPerson: {
    name: 'lock_person',
    text: 'select user_id, first_name from app_user where user_id = $1 for no key update',
  },
  lock: {
    name: 'lock_members',
    text: 'select user_id from household_member where household_id = $1 order by user_id for update',
  },
  list: {
    name: 'list_members',
    text: `
      select user_id, username, first_name, last_name, role, joined_at
      from household_member join app_user using (user_id) where household_id = $1 order by joined_at, user_id`,
  },
  add: {
    name: 'add_member',
    text: 'insert into household_member (household_id, user_id, role) values ($1, $2, $3)',
  },
  changeRole: {
    name: 'change_member_role',
    text: 'update household_member set role = $3 where household_id = $1 and user_id = $2',
  },
  remove: {
    name: 'remove_member',
    text: 'delete from household_member where household_id = $1 and user_id = $2',
  },
  removeAll: { name: 'remove_members', text: 'delete from household_member where household_id = $1' },
})

/** The people of one household. */
export function createMemberRepository(queries: Queries, household_id: number) {
  const list = () => queries.query<Member & Record<string, unknown>>(statements.list, [household_id])
  return {
    list,

    /** Who lives there, and nobody comes, goes or gets another role until the transaction ends. */
    async lock(): Promise<Member[]> {
      await queries.query(statements.lock, [household_id])
      // A statement sees what was there when it began to wait: what the other one did only the next one sees.
      return list()
    },

    async add(user_id: number, role: Role): Promise<void> {
      await queries.query(statements.add, [household_id, user_id, role])
    },

    async changeRole(user_id: number, role: Role): Promise<void> {
      await queries.query(statements.changeRole, [household_id, user_id, role])
    },

    async remove(user_id: number): Promise<void> {
      await queries.query(statements.remove, [household_id, user_id])
    },

    async removeAll(): Promise<void> {
      await queries.query(statements.removeAll, [household_id])
    },
  }
}

/** Whose memberships nobody else changes until the transaction ends. */
export interface HeldPerson {
  readonly user_id: number
  readonly first_name: string | null
}

/** First of all locks on memberships; undefined where the person is gone. */
export async function lockPerson(queries: Queries, user_id: number): Promise<HeldPerson | undefined> {
  const [person] = await queries.query<HeldPerson & Record<string, unknown>>(statements.lockPerson, [user_id])
  return person
}
