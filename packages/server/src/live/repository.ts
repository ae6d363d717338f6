import type { Queries } from '../database/database.ts'
import { isWithin } from '../database/server-clock.ts'
import { defineStatement } from '../database/statement.ts'

const findSessions = defineStatement({
  name: 'find_sessions_of_streams',
  text: `
    select session_id, household_id, token_hash from session
    where session_id = any($1::bigint[]) and ${isWithin('last_used_at', '90 days')}`,
})

export interface SessionOfStream extends Record<string, unknown> {
  readonly session_id: number
  readonly household_id: number
  readonly token_hash: Buffer
}

/** The sessions behind open streams. */
export function createLiveRepository(database: Queries) {
  return {
    /** Those of them that have not ended, with what they show by now. */
    findSessions: (session_ids: readonly number[]): Promise<SessionOfStream[]> =>
      database.query<SessionOfStream>(findSessions, [session_ids]),
  }
}

export type LiveRepository = ReturnType<typeof createLiveRepository>
