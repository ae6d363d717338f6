import type { Household } from '@larder/contract/calls/people-api'
import type { Role } from '@larder/contract/roles'
import type { Queries } from '../database/database.ts'
import { defineStatements } from '../database/statement.ts'

const statements = defineStatements({
  find: {
    name: 'find_household',
    text: 'select name, time_zone, restored_at, restored_to from household where household_id = $1',
  },
  change: {
    name: 'change_household',
    text: 'update household set name = coalesce($2, name), time_zone = coalesce($3, time_zone) where household_id = $1',
  },
})

const ofPerson = defineStatements({
  list: {
    name: 'list_households',
    text: `
      select household_id, role, describe_household(household_id) as described, (
        select count(*) from household_member as others where others.household_id = own.household_id
      ) as members
      from household_member as own where user_id = $1 order by joined_at, household_id`,
  },
  create: { name: 'create_household', text: 'select create_household($1, $2, $3) as household_id' },
  switchSession: {
    name: 'switch_session',
    text: 'update session set household_id = $3 where user_id = $1 and session_id = $2',
  },
  rememberShown: {
    name: 'remember_shown_household',
    text: 'update app_user set shown_household_id = $2 where user_id = $1',
  },
  moveSessions: {
    name: 'move_sessions',
    text: 'update session set household_id = $3 where user_id = $1 and household_id = $2',
  },
})

/** What is told of a household itself. */
export interface HouseholdFacts {
  readonly name: string
  readonly time_zone: string
}

/** When it was restored from a backup, and to which moment; null where it never was. */
interface Restoration {
  readonly restored_at: string | null
  readonly restored_to: string | null
}

/** What is to be changed of them. */
export type WantedFacts = { readonly [Name in keyof HouseholdFacts]?: HouseholdFacts[Name] | undefined }

/** A household of a person, and how many live there. */
export type OwnHousehold = Household & { readonly members: number }

interface ListedRow extends Record<string, unknown> {
  readonly household_id: number
  readonly role: Role
  readonly described: [name: string, time_zone: string] | null
  readonly members: number
}

/** One household. */
export function createHouseholdRepository(queries: Queries, household_id: number) {
  return {
    async find(): Promise<(HouseholdFacts & Restoration) | undefined> {
      const values = [household_id]
      const [row] = await queries.query<HouseholdFacts & Restoration & Record<string, unknown>>(statements.find, values)
      return row
    },

    /** What is left out stays. */
    async change({ name, time_zone }: WantedFacts): Promise<void> {
      await queries.query(statements.change, [household_id, name ?? null, time_zone ?? null])
    },
  }
}

/** The households of one person, and which of them the person's sessions show. */
export function createPersonRepository(queries: Queries, user_id: number) {
  return {
    /** The one lived in longest first. */
    async listHouseholds(): Promise<OwnHousehold[]> {
      const rows = await queries.query<ListedRow>(ofPerson.list, [user_id])
      return rows.flatMap(({ described, ...row }) =>
        described === null ? [] : [{ ...row, name: described[0], time_zone: described[1] }],
      )
    },

    async createHousehold({ name, time_zone }: HouseholdFacts): Promise<number> {
      const [row] = await queries.query<{ household_id: number }>(ofPerson.create, [name, time_zone, user_id])
      if (row === undefined) throw new Error('no household was made')
      return row.household_id
    },

    /** The next log-in opens it too. */
    async switchSession(session_id: number, household_id: number): Promise<void> {
      await queries.query(ofPerson.switchSession, [user_id, session_id, household_id])
      await queries.query(ofPerson.rememberShown, [user_id, household_id])
    },

    /** Every session of the person that shows one household shows another. */
    async moveSessions(from: number, to: number): Promise<void> {
      await queries.query(ofPerson.moveSessions, [user_id, from, to])
    },
  }
}
