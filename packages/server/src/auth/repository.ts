import type { RegisterRequest, User } from '@larder/contract/user'
import type { Queries } from '../database/database.ts'
import type { Session } from '../http/authentication.ts'

/** A user as the log-in needs it. */
export interface Account extends User {
  readonly user_id: number
  readonly household_id: number
  readonly password_hash: string
}

export interface NewAccount extends Omit<RegisterRequest, 'password' | 'time_zone'> {
  readonly password_hash: string
  readonly time_zone: string
  readonly token_hash: Buffer
}

export const findSession = {
  name: 'find_session',
  text: `
    select session.user_id, session.household_id, household.inventory_version, household.time_zone,
      household.last_record_on, session.last_used_at < now() - interval '1 hour' as is_untouched
    from session join household on household.household_id = session.household_id
    where session.token_hash = $1 and session.last_used_at > now() - interval '90 days'`,
}

// Once an hour is enough to tell idle sessions from used ones, and keeps reads from being writes.
const touchSession = {
  name: 'touch_session',
  text: `
    update session set last_used_at = now()
    where token_hash = $1 and last_used_at < now() - interval '1 hour'`,
}

const createSession = {
  name: 'create_session',
  text: 'insert into session (token_hash, user_id, household_id) values ($1, $2, $3)',
}

const deleteSession = { name: 'delete_session', text: 'delete from session where token_hash = $1' }

// Where one person's username is another's email, the username wins: it cannot be changed, an email can.
const findAccount = {
  name: 'find_account',
  text: `
    select app_user.user_id, username, email, first_name, last_name, password_hash, home.household_id, home.time_zone
    from app_user cross join lateral (
      select household.household_id, household.time_zone
      from household_member join household using (household_id)
      where household_member.user_id = app_user.user_id
      order by household_member.joined_at, household.household_id limit 1
    ) as home
    where lower(username) = lower($1) or lower(email) = lower($1)
    order by lower(username) = lower($1) desc limit 1`,
}

const findTaken = {
  name: 'find_taken',
  text: `
    select coalesce(bool_or(lower($1) in (lower(username), lower(email))), false) as username,
      coalesce(bool_or(lower($2) in (lower(username), lower(email))), false) as email
    from app_user
    where lower(username) in (lower($1), lower($2)) or lower(email) in (lower($1), lower($2))`,
}

// One statement, so that nobody is ever without a household, nor a household without anybody.
const createAccount = {
  name: 'create_account',
  text: `
    with new_user as (
      insert into app_user (username, email, password_hash, first_name, last_name)
      values ($1, $2, $3, $4, $5) returning *
    ), new_household as (
      insert into household (name, time_zone) values ($1, $6) returning *
    ), new_member as (
      insert into household_member (household_id, user_id) select household_id, user_id from new_household, new_user
    ), new_session as (
      insert into session (token_hash, user_id, household_id) select $7, user_id, household_id from new_household, new_user
    )
    select username, email, first_name, last_name, time_zone from new_user, new_household`,
}

// Raises where PostgreSQL does not know the zone: its list may be older than the browser's.
const unknownTimeZone = '22023'
const tryTimeZone = { name: 'try_time_zone', text: 'select now() at time zone $1 as moment' }

/** Accounts and sessions; a session is found by the hash of its token alone, which is the proof of ownership. */
export function createAuthRepository(database: Queries) {
  return {
    async findSession(token_hash: Buffer): Promise<Session | undefined> {
      const [session] = await database.query<Session & { is_untouched: boolean }>(findSession, [token_hash])
      if (session?.is_untouched === true) await database.query(touchSession, [token_hash])
      return session
    },

    async createSession(token_hash: Buffer, account: Pick<Account, 'user_id' | 'household_id'>): Promise<void> {
      await database.query(createSession, [token_hash, account.user_id, account.household_id])
    },

    async deleteSession(token_hash: Buffer): Promise<void> {
      await database.query(deleteSession, [token_hash])
    },

    async findAccount(username_or_email: string): Promise<Account | undefined> {
      const [account] = await database.query<Account>(findAccount, [username_or_email])
      return account
    },

    async findTaken(username: string, email: string): Promise<{ username: boolean; email: boolean } | undefined> {
      const [taken] = await database.query<{ username: boolean; email: boolean }>(findTaken, [username, email])
      return taken
    },

    async createAccount(account: NewAccount): Promise<User> {
      const { username, email, password_hash, first_name, last_name, time_zone, token_hash } = account
      const values = [username, email, password_hash, first_name, last_name, time_zone, token_hash]
      const [user] = await database.query<User>(createAccount, values)
      if (user === undefined) throw new Error('a created account came back empty')
      return user
    },

    async knowsTimeZone(time_zone: string): Promise<boolean> {
      try {
        await database.query(tryTimeZone, [time_zone])
        return true
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === unknownTimeZone) return false
        throw error
      }
    },
  }
}

export type AuthRepository = ReturnType<typeof createAuthRepository>
