import type { FastifyInstance } from 'fastify'
import { type ServiceState, stopping } from './service-state.ts'

/** Answers what arrives on connections that are still open after the end was decided; fastify's own answer has no sentence. */
export function refuseWhenClosing(server: FastifyInstance, state: ServiceState): void {
  server.addHook('preClose', async () => {
    state.now = 'closing'
  })
  server.addHook('onRequest', (_request, _reply, done) => {
    if (state.now === 'closing') done(stopping())
    else done()
  })
}
