import type { FastifyInstance } from 'fastify'

const slowMs = 1000

/** One line for a request that changed something, failed or took long; the many quick reads stay out of the log. */
export function logCompletions(server: FastifyInstance): void {
  server.addHook('onResponse', (request, reply, done) => {
    const { statusCode, elapsedTime } = reply
    const isQuietRead = request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS'
    if (!isQuietRead || statusCode >= 400 || elapsedTime >= slowMs) {
      const { method, routeOptions } = request
      // The route's pattern, not the address: a query may carry a token, and a path may carry anything.
      request.log.info({ method, route: routeOptions.url, status: statusCode, ms: Math.round(elapsedTime) }, 'request')
    }
    done()
  })
}
