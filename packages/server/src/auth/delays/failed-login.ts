import { isIP } from 'node:net'
import type { BaseLogger } from 'pino'
import { HttpError } from '../../http/errors.ts'
import { plainAddress } from '../../http/hardening/rate-limit.ts'

interface Attempt {
  readonly ip: string
  readonly log: Pick<BaseLogger, 'warn'>
}

const reasons: Readonly<Record<number, string>> = { 401: 'refused', 429: 'must_wait' }

/**
 * Logs a failed log-in in the one line that docs/operating.md gives fail2ban a filter for; `client` stands last before the
 * message. Nothing that was typed is in it, and what a proxy calls an address and is none is no client.
 */
export function logFailedLogin({ ip, log }: Attempt, error: unknown): void {
  const reason = error instanceof HttpError ? reasons[error.status] : undefined
  if (reason === undefined) return
  const address = plainAddress(ip)
  log.warn({ reason, client: isIP(address) === 0 ? 'unknown' : address }, 'log-in failed')
}
