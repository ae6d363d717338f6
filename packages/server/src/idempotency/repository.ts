import type { Queries } from '../database/database.ts'
import { defineStatements } from '../database/statement.ts'

export interface KeptAnswer {
  readonly status: number
  /** The body as it was sent. */
  readonly response: string
}

const idempotencyStatements = defineStatements({
  // Waits for a request that holds the same key at this moment, and inserts nothing if that one succeeds.
  reserve: {
    name: 'reserve_idempotency_key',
    text: `
      insert into idempotency_key (household_id, idempotency_key, request_hash, status, response)
      values ($1, $2, $3, 0, '')
      on conflict do nothing
      returning household_id`,
  },
  // The lock makes the commit wait for the synchronous standby, which may not have the kept answer yet after a crash.
  find: {
    name: 'find_idempotency_key',
    text: `
      select request_hash = $3 as is_same_request, status, response
      from idempotency_key where household_id = $1 and idempotency_key = $2
      for update`,
  },
  keep: {
    name: 'keep_idempotent_answer',
    text: `
      update idempotency_key set status = $3, response = $4
      where household_id = $1 and idempotency_key = $2`,
  },
})

/** The keys of one household; another one may use the same words without meeting them. */
export function createIdempotencyRepository(queries: Queries, household_id: number) {
  return {
    /** True for the first request with this key, which now has to keep its answer. */
    async reserve(idempotency_key: string, request_hash: Buffer): Promise<boolean> {
      const rows = await queries.query(idempotencyStatements.reserve, [household_id, idempotency_key, request_hash])
      return rows.length > 0
    },
    async find(idempotency_key: string, request_hash: Buffer) {
      const [row] = await queries.query<KeptAnswer & { is_same_request: boolean }>(idempotencyStatements.find, [
        household_id,
        idempotency_key,
        request_hash,
      ])
      return row
    },
    async keep(idempotency_key: string, { status, response }: KeptAnswer): Promise<void> {
      await queries.query(idempotencyStatements.keep, [household_id, idempotency_key, status, response])
    },
  }
}
