import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { deleteExpiredApprovals } from '../auth/approval-repository.ts'
import { deleteForgottenDelays } from '../auth/delays.ts'
import { deleteOldPlaces } from '../auth/session-repository.ts'
import type { Queries } from '../database/database.ts'
import { deleteExpiredCrops } from '../recognition/statements.ts'

const statements = [
  {
    name: 'delete_idle_sessions',
    text: `delete from session where last_used_at <= now() - interval '90 days'`,
  },
  {
    name: 'delete_old_idempotency_keys',
    text: `delete from idempotency_key where created_at < now() - interval '7 days'`,
  },
  {
    name: 'delete_ended_rate_limits',
    text: `delete from rate_limit where window_ends_at <= now()`,
  },
  {
    name: 'delete_old_products',
    text: `delete from product_cache where fetched_at < now() - interval '90 days'`,
  },
  deleteExpiredApprovals,
  deleteExpiredCrops,
  deleteForgottenDelays,
  deleteOldPlaces,
]

/** Deletes what time has made worthless; a plain delete, so that several processes may do it at once. */
async function deleteExpired(database: Queries): Promise<void> {
  for (const statement of statements) await database.query(statement)
}

const hourMs = 3_600_000

/** Cleans up hourly while the server listens; a failure waits for the next hour. */
export function keepHouse(server: FastifyInstance, database: Queries, log: FastifyBaseLogger): void {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  const clean = () => {
    running = deleteExpired(database).catch((error: unknown) => log.warn({ err: error }, 'cleaning up failed'))
  }
  server.addHook('onListen', async () => {
    clean()
    timer = setInterval(clean, hourMs).unref()
  })
  server.addHook('onClose', async () => {
    clearInterval(timer)
    await running
  })
}
