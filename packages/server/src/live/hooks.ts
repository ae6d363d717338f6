import type { FastifyInstance } from 'fastify'
import type { ServiceState } from '../health/service-state.ts'
import type { LiveService } from './service.ts'

/** Listens as long as the server does; before its end everybody is sent elsewhere. */
export function keepLive(server: FastifyInstance, service: LiveService, state: ServiceState): void {
  state.onDrain = service.drain
  server.addHook('onListen', async () => service.start())
  server.addHook('preClose', async () => service.drain(0))
  server.addHook('onClose', service.close)
}
