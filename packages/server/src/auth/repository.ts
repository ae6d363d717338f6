import { people_messages as words } from '@larder/contract/messages/people-messages'
import type { RegisterRequest, User } from '@larder/contract/user'
import type { Queries } from '../database/database.ts'
import { defineStatement } from '../database/statement.ts'
import { namesAccount, nearestName } from './account-names.ts'
import type { Origin } from './delays/origin.ts'

/** A user as the log-in needs it. */
export interface Account extends User {
  readonly user_id: number
  readonly household_id: number
  readonly password_hash: string
}

export interface NewAccount extends Omit<RegisterRequest, 'password' | 'time_zone'>, Partial<Origin> {
  readonly password_hash: string
  readonly time_zone: string
  /** None where nobody is to be logged in by it, such as the demonstration's. */
  readonly token_hash?: Buffer
}

/** What a typed name stands for. */
export interface NamedAccount {
  /** The one form of all spellings of the name, whether anybody has it or not. */
  readonly folded: string
  readonly account: Account | undefined
}

// A row comes in any case, so that a name that nobody has is folded by the same statement.
const findAccount = defineStatement({
  name: 'find_account',
  text: `
    select fold_username($1) as folded, account.* from (values (1)) as asked left join lateral (
      select app_user.user_id, username, email, first_name, last_name, password_hash, home.*
      from app_user cross join lateral (
        select household_id, role, read_household(household_id) ->> 1 as time_zone
        from household_member where household_member.user_id = app_user.user_id
        order by household_id = app_user.shown_household_id desc nulls last, joined_at, household_id limit 1
      ) as home
      where ${namesAccount('$1')} and home.time_zone is not null
      order by ${nearestName('$1')} limit 1
    ) as account on true`,
})

const findTaken = defineStatement({
  name: 'find_taken',
  text: `
    select coalesce(bool_or(${namesAccount('$1')}), false) as username,
      coalesce(bool_or(${namesAccount('$2')}), false) as email
    from app_user where ${namesAccount('$1')} or ${namesAccount('$2')}`,
})

const createAccount = defineStatement({
  name: 'create_account',
  text: 'select create_account($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)',
})

// Raises where PostgreSQL does not know the zone: its list may be older than the browser's.
const unknown_time_zone = '22023'
const tryTimeZone = defineStatement({ name: 'try_time_zone', text: 'select now() at time zone $1 as moment' })

const findPassword = defineStatement({
  name: 'find_password',
  text: 'select password_hash from app_user where user_id = $1',
})

const changePassword = defineStatement({
  name: 'change_password',
  text: 'update app_user set password_hash = $3 where user_id = $1 and password_hash = $2 returning user_id',
})

const findAnybody = defineStatement({ name: 'find_anybody', text: 'select user_id from app_user limit 1' })

/** Accounts, as those who ask for them without a session yet find them. */
export function createAuthRepository(database: Queries) {
  async function find(username_or_email: string): Promise<NamedAccount> {
    const [row] = await database.query<{ folded: string } & (Account | { user_id: null })>(findAccount, [
      username_or_email,
    ])
    if (row === undefined) throw new Error('a name was not folded')
    const { folded, ...account } = row
    return { folded, account: account.user_id === null ? undefined : account }
  }

  return {
    findAccount: find,

    async hasAccounts(): Promise<boolean> {
      return (await database.query(findAnybody)).length > 0
    },

    async findTaken(username: string, email: string): Promise<{ username: boolean; email: boolean } | undefined> {
      const [taken] = await database.query<{ username: boolean; email: boolean }>(findTaken, [username, email])
      return taken
    },

    /** Makes a person with a household of their own. */
    async createAccount(account: NewAccount): Promise<User> {
      const { username, email, password_hash, first_name, last_name, time_zone, token_hash, device, place_hash } =
        account
      const person = [username, email, password_hash, first_name, last_name, time_zone]
      await database.query(createAccount, [...person, token_hash, device, place_hash, words.nameOfNew(first_name)])
      const { account: made } = await find(username)
      const household = made && { household_id: made.household_id }
      return { username, email, first_name, last_name, time_zone, role: 'owner', ...household }
    },

    async findPassword(user_id: number): Promise<string | undefined> {
      const [row] = await database.query<{ password_hash: string }>(findPassword, [user_id])
      return row?.password_hash
    },

    /** False where the password is no longer the one that the change was allowed for. */
    async changePassword(user_id: number, from_hash: string, to_hash: string): Promise<boolean> {
      return (await database.query(changePassword, [user_id, from_hash, to_hash])).length === 1
    },

    async knowsTimeZone(time_zone: string): Promise<boolean> {
      try {
        await database.query(tryTimeZone, [time_zone])
        return true
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === unknown_time_zone) return false
        throw error
      }
    },
  }
}

export type AuthRepository = ReturnType<typeof createAuthRepository>
