import { api } from '@larder/contract/calls/api'
import { messages } from '@larder/contract/messages'
import type { Database } from '../database/database.ts'
import { readMigrations } from '../database/migrate.ts'
import { HttpError } from '../http/errors.ts'
import type { App } from '../http/handle.ts'
import { handle } from '../http/handle.ts'
import { type ServiceState, stopping } from './service-state.ts'

// A newer version is well too: while releases change hands, the older one goes on with what the newer one has added to.
const isMigrated = { name: 'is_migrated', text: 'select coalesce(max(version), 0) >= $1 as is_migrated from migration' }

/**
 * Three questions of three askers. `/api/health` and `/api/health/ready`: may requests come here? Not without a
 * database (the error handler says 503), not while its disk is full, and not shortly before the end. `/api/health/live`: should the process be
 * started anew? A database that is unavailable is no reason for it.
 */
export function healthRoutes(app: App, database: Pick<Database, 'query' | 'isDiskFull'>, state: ServiceState): void {
  const known = readMigrations().then(({ length }) => length)

  const answerReady = async () => {
    if (state.now !== 'serving') throw stopping()
    const [row] = await database.query<{ is_migrated: boolean }>(isMigrated, [await known])
    if (row?.is_migrated !== true)
      throw new HttpError(503, messages.server.databaseUnavailable, undefined, { 'retry-after': '5' })
    // No Retry-After, as with the 507 of the writes: somebody has to free disk space.
    if (await database.isDiskFull()) throw new HttpError(503, messages.server.diskFull, { status: 'disk_full' })
    return { status: 'ok' }
  }

  handle(app, api.health, answerReady)
  // Not calls of the contract: they are for balancers and supervisors, and no client asks them.
  app.fastify.get('/api/health/ready', { onRequest: app.setHeaders }, () => answerReady())
  app.fastify.get('/api/health/live', { onRequest: app.setHeaders }, () => ({ status: 'ok' }))
}
