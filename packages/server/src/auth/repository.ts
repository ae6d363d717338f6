import type { Queries } from '../database/database.ts'
import type { Session } from '../http/authentication.ts'

interface SessionRow extends Session {
  readonly is_untouched: boolean
}

const findSession = {
  name: 'find_session',
  text: `
    select session.user_id, session.household_id, household.inventory_version, household.time_zone,
      session.last_used_at < now() - interval '1 hour' as is_untouched
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

/** Sessions are found by the hash of their token alone: that hash is the proof of ownership. */
export function createSessionRepository(database: Queries) {
  return {
    async find(token_hash: Buffer): Promise<Session | undefined> {
      const [session] = await database.query<SessionRow>(findSession, [token_hash])
      if (session?.is_untouched === true) await database.query(touchSession, [token_hash])
      return session
    },
  }
}
