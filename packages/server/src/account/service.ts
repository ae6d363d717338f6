import type { ExportFormat } from '@larder/contract/account'
import type { Confirm } from '../auth/confirmation.ts'
import type { SessionRepository } from '../auth/sessions/session-repository.ts'
import type { Database } from '../database/database.ts'
import type { Session } from '../http/authentication.ts'
import type { RateLimiter } from '../http/hardening/rate-limit.ts'
import { deleteAccount } from './deletion.ts'
import type { ExportFile } from './export.ts'
import { exportCsv, exportJson } from './export.ts'

interface Parts {
  readonly database: Database
  readonly limiter: RateLimiter
  readonly confirm: Confirm
  readonly sessions: SessionRepository
}

const exportLimit = { name: 'export', attempts: 20, window_seconds: 600 } as const

/** What a person may do with all their data at once: take it along, or have it gone. */
export function createAccountService({ database, limiter, confirm, sessions }: Parts) {
  return {
    async export(session: Session, format: ExportFormat, now: Date): Promise<ExportFile> {
      await limiter.count(exportLimit, String(session.user_id))
      const write = format === 'csv' ? exportCsv : exportJson
      return write(database, session, now)
    },

    /**
     * Every other device is logged out first: what it has under way ends in a moment, and nothing new begins. Tells the
     * households in which others go on living.
     */
    async delete(session: Session, password: string): Promise<number[]> {
      const { password_hash } = await confirm(session, password)
      await sessions.endOthers(session)
      return deleteAccount(database, session.user_id, password_hash)
    },
  }
}

export type AccountService = ReturnType<typeof createAccountService>
