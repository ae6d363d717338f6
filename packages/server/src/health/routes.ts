import { api } from '@larder/contract/calls/api'
import type { App } from '../http/handle.ts'
import { handle } from '../http/handle.ts'
import type { HealthService } from './service.ts'

/**
 * Three questions of three askers. `/api/health` and `/api/health/ready`: may requests come here? Not without a
 * database (the error handler says 503), not while its disk is full, and not shortly before the end. `/api/health/live`: should the process be
 * started anew? A database that is unavailable is no reason for it.
 */
export function healthRoutes(app: App, health: HealthService): void {
  handle(app, api.health, () => health.checkReady())
  // Not calls of the contract: they are for balancers and supervisors, and no client asks them.
  app.fastify.get('/api/health/ready', { onRequest: app.setHeaders }, () => health.checkReady())
  app.fastify.get('/api/health/live', { onRequest: app.setHeaders }, () => ({ status: 'ok' }))
}
