import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { deleteExpiredApprovals } from '../auth/sessions/approval-repository.ts'
import { deleteForgottenDelays } from '../auth/delays/delays.ts'
import { deleteOldPlaces } from '../auth/sessions/session-repository.ts'
import type { Queries } from '../database/database.ts'
import { expiry_time, followClock } from '../database/server-clock.ts'
import { deleteExpiredCrops } from '../recognition/statements.ts'
import { returnFromFuture } from './clock.ts'

const statements = [
  ...returnFromFuture,
  {
    name: 'delete_idle_sessions',
    text: `delete from session where last_used_at <= ${expiry_time} - interval '90 days'`,
  },
  {
    name: 'delete_old_idempotency_keys',
    text: `delete from idempotency_key where created_at < ${expiry_time} - interval '7 days'`,
  },
  {
    name: 'delete_ended_rate_limits',
    text: `delete from rate_limit where window_ends_at <= ${expiry_time}`,
  },
  {
    name: 'delete_old_products',
    text: `delete from product_cache where fetched_at < ${expiry_time} - interval '90 days'`,
  },
  deleteExpiredApprovals,
  deleteExpiredCrops,
  deleteForgottenDelays,
  deleteOldPlaces,
]

/** Deletes what time has made worthless; a plain delete, so that several processes may do it at once. */
export async function cleanUp(database: Queries, log: FastifyBaseLogger): Promise<void> {
  const [clock] = await database.query<{ hours_off: number }>(followClock)
  if (clock !== undefined && Math.abs(clock.hours_off) >= 1)
    log.warn(clock, 'the clock has jumped; nothing expires by it at once')
  for (const statement of statements) await database.query(statement)
}

const hour_ms = 3_600_000

/** Cleans up hourly while the server listens; a failure waits for the next hour. */
export function keepHouse(server: FastifyInstance, database: Queries, log: FastifyBaseLogger): void {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  const clean = () => {
    running = cleanUp(database, log).catch((error: unknown) => log.warn({ err: error }, 'cleaning up failed'))
  }
  server.addHook('onListen', async () => {
    clean()
    timer = setInterval(clean, hour_ms).unref()
  })
  server.addHook('onClose', async () => {
    clearInterval(timer)
    await running
  })
}
