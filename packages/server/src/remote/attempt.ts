import { hash } from 'node:crypto'
import type { Queries } from '../database/database.ts'
import { type ServiceConfig, ServiceError } from './exchange.ts'
import { createPause } from './pause-repository.ts'

interface Log {
  error(fields: object, message: string): void
}

// As long as it may take to find out that nobody answers, and again as long.
const unavailable_seconds = 60

/** Asks a service, or not while it is in trouble; undefined where whoever asks has to do without. */
export type Attempt = <Answer>(log: Log, ask: () => Promise<Answer>) => Promise<Answer | undefined>

/**
 * Remembers that a service has failed: with a service that is down, every photo would first wait as long as a service
 * may take. Another address, key or model is another service, so that what an operator mends is tried at once.
 */
export function createAttempt(queries: Queries, kind: string, { url, key, model }: ServiceConfig): Attempt {
  const pause = createPause(queries, `${kind}_pause:${hash('sha256', JSON.stringify([url, key, model]), 'base64url')}`)
  return async (log, ask) => {
    if (await pause.isOn()) return undefined
    try {
      const answer = await ask()
      await pause.end()
      return answer
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      await pause.begin(error.retry_seconds, error.is_unavailable ? unavailable_seconds : undefined)
      log.error({ service: kind, reason: error.message }, 'a service failed')
      return undefined
    }
  }
}
