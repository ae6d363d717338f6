import type { Device } from '@larder/contract/account'
import { session_limit } from '@larder/contract/constants'
import type { Queries } from '../../database/database.ts'
import { defineStatement } from '../../database/statement.ts'
import { ignoreDiskFull } from '../../database/errors.ts'
import { expiry_time, isWithin, use_time } from '../../database/server-clock.ts'
import type { Session } from '../../http/authentication.ts'
import type { Origin } from '../delays/origin.ts'
import type { Account } from '../repository.ts'

// Often enough to tell a phone in use from the sessions of a script that logs in every minute, and seldom enough to keep
// reads from being writes.
const isUntouched = `last_used_at < now() - interval '10 minutes'`

export const findSession = defineStatement({
  name: 'find_session',
  text: `
    select session_id, user_id, household_id, read_household(household_id) as household, (
        select json_build_array(max(role) filter (where household_member.user_id = session.user_id), count(*) > 1)
        from household_member where household_member.household_id = session.household_id
      ) as membership,
      ${isUntouched} as is_untouched
    from session where token_hash = $1 and ${isWithin('last_used_at', '90 days')}`,
})

// For a permission that was looked up before: what may have been lost since, and nothing more.
const findSessionRole = defineStatement({
  name: 'find_session_role',
  text: `
    select (select role from household_member where household_id = $2 and user_id = $3) as role
    from session where token_hash = $1 and user_id = $3 and ${isWithin('last_used_at', '90 days')}`,
})

const touchSession = defineStatement({
  name: 'touch_session',
  text: `update session set last_used_at = now() where token_hash = $1 and ${isUntouched}`,
})

// The lock holds off a change of the password until this session is there to be ended by it; a change that was
// faster makes the hash another one, and the old password opens nothing.
const createSession = defineStatement({
  name: 'create_session',
  text: `
    with owner as (
      select user_id from app_user where user_id = $2 and password_hash = $4 for share
    ), new_place as (
      insert into login_place (user_id, place_hash, seen_at) select user_id, $6, ${use_time} from owner
      on conflict (user_id, place_hash) do update set seen_at = excluded.seen_at
    )
    insert into session (token_hash, user_id, household_id, device, last_used_at)
    select $1, user_id, $3, $5, ${use_time} from owner
    returning session_id`,
})

// A statement of its own, after the new session is there: of several log-ins at once the last one sees all of them. What
// another one is ending already is left to it, so that the two never wait for each other.
const endSurplusSessions = defineStatement({
  name: 'end_surplus_sessions',
  text: `
    with surplus as materialized (
      select session_id from session where user_id = $1
      order by last_used_at desc, session_id desc offset $2
    ), held as materialized (
      select session_id from session where user_id = $1 and session_id in (select session_id from surplus)
      for update skip locked
    )
    delete from session where user_id = $1 and session_id in (select session_id from held)`,
})

const knowsPlace = defineStatement({
  name: 'knows_login_place',
  text: `
    select from login_place
    where user_id = $1 and place_hash = $2 and ${isWithin('seen_at', '90 days')}`,
})

// Whoever lends a device or has lost one must be able to log it out, whatever is wrong with the disk.
const deleteSession = defineStatement({
  name: 'delete_session',
  text: 'delete from session where token_hash = $1',
  is_small_delete: true,
})

const listSessions = defineStatement({
  name: 'list_sessions',
  text: `
    select session_id, device, created_at, last_used_at from session
    where user_id = $1 and ${isWithin('last_used_at', '90 days')}
    order by last_used_at desc, session_id desc`,
})

const endSession = defineStatement({
  name: 'end_session',
  text: 'delete from session where user_id = $1 and session_id = $2 returning session_id',
  is_small_delete: true,
})

const endAllSessions = defineStatement({
  name: 'end_all_sessions',
  text: 'delete from session where user_id = $1',
  is_small_delete: true,
})

const endOtherSessions = defineStatement({
  name: 'end_other_sessions',
  text: 'delete from session where user_id = $1 and session_id <> $2',
})

const rotateToken = defineStatement({
  name: 'rotate_token',
  text: `
    update session set token_hash = $3, last_used_at = ${use_time} where user_id = $1 and session_id = $2
    returning session_id`,
})

// Whoever knew the old password has no claim to a way of their own any more.
const forgetOtherPlaces = defineStatement({
  name: 'forget_other_login_places',
  text: 'delete from login_place where user_id = $1 and place_hash <> $2',
})

/** Housekeeping: where nobody has logged in from for as long as a session may sleep. */
export const deleteOldPlaces = defineStatement({
  name: 'delete_old_login_places',
  text: `delete from login_place where seen_at <= ${expiry_time} - interval '90 days'`,
})

interface SessionRow extends Record<string, unknown>, Pick<Session, 'session_id' | 'user_id' | 'household_id'> {
  /** Null where the household is gone. */
  readonly household: [inventory_version: Session['inventory_version'], time_zone: Session['time_zone']] | null
  /** The role is null where the person does not live there any more. */
  readonly membership: [role: Session['role'] | null, is_shared: boolean]
  readonly is_untouched: boolean
}

type Owner = Pick<Session, 'user_id' | 'session_id'>

/** Sessions; one is found by the hash of its token alone, which is the proof of ownership, else by its owner. */
export function createSessionRepository(database: Queries) {
  return {
    async find(token_hash: Buffer): Promise<Session | undefined> {
      const [row] = await database.query<SessionRow>(findSession, [token_hash])
      if (row === undefined) return undefined
      const { session_id, user_id, household_id, household, membership, is_untouched } = row
      const [role, isShared] = membership
      if (is_untouched) await database.query(touchSession, [token_hash]).catch(ignoreDiskFull)
      if (household === null || role === null) return undefined
      const [inventory_version, time_zone] = household
      return {
        session_id,
        user_id,
        household_id,
        role,
        is_shared: isShared,
        inventory_version,
        time_zone,
      }
    },

    /** What the person is in a household, as long as the session is theirs; undefined where it has ended. */
    async findRole(token_hash: Buffer, { household_id, user_id }: Pick<Session, 'household_id' | 'user_id'>) {
      const values = [token_hash, household_id, user_id]
      const [row] = await database.query<{ role: Session['role'] | null }>(findSessionRole, values)
      return row
    },

    /**
     * False where the account or its password is no longer what the log-in was checked against. Whoever has more sessions than
     * one may loses those that were used longest ago.
     */
    async create(token_hash: Buffer, account: Account, { device, place_hash }: Origin): Promise<boolean> {
      const { user_id, household_id, password_hash } = account
      const values = [token_hash, user_id, household_id, password_hash, device, place_hash]
      const isCreated = (await database.query(createSession, values)).length === 1
      if (isCreated) await database.query(endSurplusSessions, [user_id, session_limit])
      return isCreated
    },

    /** Whether this account has logged in from there before. */
    async knowsPlace(user_id: number, place_hash: Buffer): Promise<boolean> {
      return (await database.query(knowsPlace, [user_id, place_hash])).length === 1
    },

    async delete(token_hash: Buffer): Promise<void> {
      await database.query(deleteSession, [token_hash])
    },

    async list(user_id: number): Promise<Omit<Device, 'is_current'>[]> {
      return database.query<Omit<Device, 'is_current'>>(listSessions, [user_id])
    },

    /** False where there was none of this person's. */
    async end({ user_id, session_id }: Owner): Promise<boolean> {
      return (await database.query(endSession, [user_id, session_id])).length === 1
    },

    async endAll(user_id: number): Promise<void> {
      await database.query(endAllSessions, [user_id])
    },

    async endOthers({ user_id, session_id }: Owner): Promise<void> {
      await database.query(endOtherSessions, [user_id, session_id])
    },

    /** Leaves this session alone, under another token; false where it was ended meanwhile. */
    async keepOnly({ user_id, session_id }: Owner, token_hash: Buffer, place_hash: Buffer): Promise<boolean> {
      await database.query(endOtherSessions, [user_id, session_id])
      await database.query(forgetOtherPlaces, [user_id, place_hash])
      return (await database.query(rotateToken, [user_id, session_id, token_hash])).length === 1
    },
  }
}

export type SessionRepository = ReturnType<typeof createSessionRepository>
