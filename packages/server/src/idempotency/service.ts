import { hash } from 'node:crypto'
import { messages } from '@larder/contract/messages'
import type { Database, Queries } from '../database/database.ts'
import { HttpError } from '../http/errors.ts'
import type { KeptAnswer } from './repository.ts'
import { createIdempotencyRepository } from './repository.ts'

export interface KeyedRequest {
  readonly household_id: number
  readonly idempotency_key: string | undefined
  /** What was asked for, checked, so that the order of the fields in the body does not matter. */
  readonly request: readonly [call: string, ...parts: unknown[]]
  /** True where the work is more than one statement: then it is one transaction without a key too. */
  readonly is_compound?: boolean
}

export type Answer = KeptAnswer & { readonly is_replayed: boolean }

/** Makes retried writes safe: the key and the effect are one transaction, so either both are there or neither. */
export function createIdempotency(database: Database) {
  return {
    /** Does the work unless it was done for this key before; a refusal keeps no key, and a later try starts anew. */
    async once(asked: KeyedRequest, work: (queries: Queries) => Promise<KeptAnswer>): Promise<Answer> {
      const { household_id, idempotency_key: key, request, is_compound = false } = asked
      if (key === undefined) {
        const answer = await (is_compound ? database.transaction(work) : work(database))
        return { ...answer, is_replayed: false }
      }
      const request_hash = hash('sha256', JSON.stringify(request), 'buffer')
      return database.transaction(async (queries) => {
        const keys = createIdempotencyRepository(queries, household_id)
        if (await keys.reserve(key, request_hash)) {
          const answer = await work(queries)
          await keys.keep(key, answer)
          return { ...answer, is_replayed: false }
        }
        const kept = await keys.find(key, request_hash)
        if (kept?.is_same_request !== true) throw new HttpError(409, messages.input.idempotencyKeyReused)
        return { status: kept.status, response: kept.response, is_replayed: true }
      })
    },
  }
}
