import { device_code } from '@larder/contract/constants'
import type { Queries } from '../../database/database.ts'
import { defineStatement } from '../../database/statement.ts'
import type { Session } from '../../http/authentication.ts'

// The newest code is the only one: whoever asks twice has lost the first.
const createApproval = defineStatement({
  name: 'create_login_approval',
  text: `
    insert into login_approval (user_id, session_id, code_hash, expires_at)
    values ($1, $2, $3, now() + make_interval(mins => $4))
    on conflict (user_id) do update set
      session_id = excluded.session_id, code_hash = excluded.code_hash, expires_at = excluded.expires_at
    returning expires_at`,
})

const findApproval = defineStatement({
  name: 'find_login_approval',
  text: 'select from login_approval where user_id = $1 and code_hash = $2 and expires_at > now()',
})

// Of several who come with it at once one deletes it, and is let in by it.
const useApproval = defineStatement({
  name: 'use_login_approval',
  text: `
    delete from login_approval where user_id = $1 and code_hash = $2 and expires_at > now()
    returning user_id`,
})

/** Housekeeping: codes that open nothing any more. */
export const deleteExpiredApprovals = defineStatement({
  name: 'delete_expired_login_approvals',
  text: 'delete from login_approval where expires_at <= now()',
})

type Owner = Pick<Session, 'user_id' | 'session_id'>

/** Codes by which a device that is logged in lets a new one in; each ends with the session that asked for it. */
export function createApprovalRepository(database: Queries) {
  return {
    /** Tells until when the code can be used. */
    async create({ user_id, session_id }: Owner, code_hash: Buffer): Promise<string> {
      const values = [user_id, session_id, code_hash, device_code.lasts_minutes]
      const [row] = await database.query<{ expires_at: string }>(createApproval, values)
      if (row === undefined) throw new Error('a created approval came back empty')
      return row.expires_at
    },

    async isOpen(user_id: number, code_hash: Buffer): Promise<boolean> {
      return (await database.query(findApproval, [user_id, code_hash])).length === 1
    },

    /** True for the one who is let in by the code; it is worth nothing from then on. */
    async use(user_id: number, code_hash: Buffer): Promise<boolean> {
      return (await database.query(useApproval, [user_id, code_hash])).length === 1
    },
  }
}

export type ApprovalRepository = ReturnType<typeof createApprovalRepository>
