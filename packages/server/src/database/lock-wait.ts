import { setTimeout as delay } from 'node:timers/promises'
import type { Client } from 'pg'
import type { Logger } from 'pino'
import { StartError } from '../start-error.ts'
import { isLocked } from './errors.ts'

export interface LockWait {
  /** Told why a start takes long. */
  readonly log?: Pick<Logger, 'warn'>
  readonly patience_ms?: number
  readonly lock_timeout_ms?: number
}

// Short enough that requests which queue behind a migration's lock hardly notice; several starts at once never get there.
const default_lock_timeout_ms = 2_000
// Longer than a migration of a large household database; whoever supervises the process starts it again.
const default_patience_ms = 300_000
const pause_ms = 250
const log_every_ms = 10_000

/** Lets every wait for a lock in this transaction end with an error, which `retryWhileLocked` takes for "not yet". */
export async function limitLockWait(
  client: Client,
  { lock_timeout_ms = default_lock_timeout_ms }: LockWait,
): Promise<void> {
  await client.query(`set local lock_timeout = ${lock_timeout_ms}`)
}

/**
 * Repeats a transaction for as long as somebody holds a lock that it needs, and says so in the log: a start that waits
 * in silence looks like one that hangs.
 */
export async function retryWhileLocked<Result>(
  what: string,
  attempt: () => Promise<Result>,
  { log, patience_ms = default_patience_ms }: LockWait,
): Promise<Result> {
  const began = performance.now()
  let logged_at = -Infinity
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (!isLocked(error)) throw error
      const now = performance.now()
      const seconds = Math.round((now - began) / 1000)
      if (now - began >= patience_ms) {
        throw new StartError(
          `Another connection to the database held ${what} for ${seconds} seconds. End it, or start again.`,
          {
            cause: error,
          },
        )
      }
      if (now - logged_at >= log_every_ms) {
        log?.warn({ waits_for: what, seconds }, 'another connection to the database holds a lock; waiting for it')
        logged_at = now
      }
      await delay(pause_ms)
    }
  }
}
