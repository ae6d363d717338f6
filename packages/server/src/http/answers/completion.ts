import type { FastifyInstance } from 'fastify'

const slow_ms = 1000
const quiet_methods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * One line for a request that changed something, failed or took long; the many quick reads stay out of the log, unless
 * somebody looks for something (LOG_LEVEL=debug). The household is a number, so that one can be helped without a name.
 */
export function logCompletions(server: FastifyInstance): void {
  const tellsAll = server.log.level === 'debug' || server.log.level === 'trace'
  server.addHook('onResponse', (request, reply, done) => {
    const { statusCode: status, elapsedTime } = reply
    const { isStream = false } = request.routeOptions.config
    const isQuiet = quiet_methods.has(request.method) && status < 400 && (isStream || elapsedTime < slow_ms)
    if (!isQuiet || tellsAll) {
      const { method, routeOptions, session } = request
      // The route's pattern, not the address: a query may carry a token, and a path may carry anything.
      const fields = { method, route: routeOptions.url, status, ms: Math.round(elapsedTime) }
      const household = session === null ? {} : { household_id: session.household_id }
      request.log[isQuiet ? 'debug' : 'info']({ ...fields, ...household }, 'request')
    }
    done()
  })
}
