import { invite_days, type OpenInvite } from '@larder/contract/calls/people-api'
import type { Role } from '@larder/contract/roles'
import type { Queries } from '../database/database.ts'
import { expiry_time, use_time } from '../database/server-clock.ts'
import { defineStatement, defineStatements } from '../database/statement.ts'

const isOpen = `used_at is null and revoked_at is null and expires_at > ${expiry_time}`
const invited_by = `(
  select coalesce(nullif(trim(first_name), ''), username) from app_user where app_user.user_id = invite.invited_by
) as invited_by`
const found = `
  select invite_id, household_id, role, expires_at, used_by, ${invited_by}, revoked_at is not null as is_revoked,
    used_at is not null as is_used, expires_at <= ${expiry_time} as is_expired
  from invite where code_hash = $1`

// Invites lie with the people: their household is a number here, and nothing is joined with it.
const statements = defineStatements({
  find: { name: 'find_invite', text: found },
  lock: { name: 'lock_invite', text: `${found} for update` },
  use: { name: 'use_invite', text: `update invite set used_at = now(), used_by = $2 where invite_id = $1` },
  list: {
    name: 'list_open_invites',
    text: `
      select invite_id, role, ${invited_by}, created_at, expires_at from invite
      where household_id = $1 and ${isOpen} order by invite_id desc`,
  },
  create: {
    name: 'create_invite',
    text: `
      insert into invite (household_id, code_hash, role, invited_by, expires_at)
      values ($1, $2, $3, $4, ${use_time} + interval '${invite_days} days') returning invite_id, expires_at`,
  },
  revoke: {
    name: 'revoke_invite',
    text: `
      update invite set revoked_at = now() where household_id = $1 and invite_id = $2 and ${isOpen} returning invite_id`,
  },
  revokeOf: {
    name: 'revoke_invites_of_member',
    text: `update invite set revoked_at = now() where household_id = $1 and invited_by = $2 and ${isOpen}`,
  },
  removeAll: { name: 'remove_invites', text: 'delete from invite where household_id = $1' },
})

/** Housekeeping: for so long it can be told why a link leads nowhere. */
export const deleteOldInvites = defineStatement({
  name: 'delete_old_invites',
  text: `delete from invite where expires_at <= ${expiry_time} - interval '90 days'`,
})

/** An invite as somebody who has its code finds it. */
export interface FoundInvite {
  readonly invite_id: number
  readonly household_id: number
  readonly role: Role
  readonly invited_by: string | null
  readonly expires_at: string
  readonly used_by: number | null
  readonly is_revoked: boolean
  readonly is_used: boolean
  readonly is_expired: boolean
}

interface NewInvite {
  readonly code_hash: Buffer
  readonly role: Role
  readonly user_id: number
}

interface MadeInvite extends Record<string, unknown> {
  readonly invite_id: number
  readonly expires_at: string
}

/** An invite is found by the hash of its code alone, which is the proof that one was invited. */
export function createCodeRepository(queries: Queries) {
  const findBy = (lock: 'find' | 'lock') => async (code_hash: Buffer) => {
    const [row] = await queries.query<FoundInvite & Record<string, unknown>>(statements[lock], [code_hash])
    return row
  }
  return {
    find: findBy('find'),
    /** Held until the transaction ends: of two who accept at once the second finds it used. */
    lock: findBy('lock'),
    async use(invite_id: number, user_id: number): Promise<void> {
      await queries.query(statements.use, [invite_id, user_id])
    },
  }
}

/** The invites to one household. */
export function createInviteRepository(queries: Queries, household_id: number) {
  return {
    listOpen: () => queries.query<OpenInvite & Record<string, unknown>>(statements.list, [household_id]),

    async create({ code_hash, role, user_id }: NewInvite): Promise<MadeInvite> {
      const [made] = await queries.query<MadeInvite>(statements.create, [household_id, code_hash, role, user_id])
      if (made === undefined) throw new Error('no invite was made')
      return made
    },

    /** False where there is none open. */
    async revoke(invite_id: number): Promise<boolean> {
      return (await queries.query(statements.revoke, [household_id, invite_id])).length === 1
    },

    /** Whoever may not invite any more has invited nobody. */
    async revokeOf(user_id: number): Promise<void> {
      await queries.query(statements.revokeOf, [household_id, user_id])
    },

    async removeAll(): Promise<void> {
      await queries.query(statements.removeAll, [household_id])
    },
  }
}
