import type { FastifyInstance } from 'fastify'
import { Counter, Gauge, Histogram } from 'prom-client'
import type { Registry } from 'prom-client'
import { HttpError } from '../http/errors.ts'

/** Seconds; from an unchanged list to a long receipt. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60]

/** Counts every answered request by the pattern of its route: an address would be a metric of its own for each item. */
export function watchRequests(registry: Registry, server: FastifyInstance): void {
  const registers = [registry]
  const requests = new Counter({
    name: 'larder_requests_total',
    help: 'Requests answered.',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'larder_request_duration_seconds',
    help: 'From the head of a request to the end of its answer.',
    labelNames: ['method', 'route'],
    buckets,
    registers,
  })
  const under_way = new Gauge({
    name: 'larder_requests_under_way',
    help: 'Requests that are not answered yet.',
    registers,
  })
  const faults = new Counter({
    name: 'larder_faults_total',
    help: 'Requests that failed for a reason other than the request, by kind of error.',
    labelNames: ['kind'],
    registers,
  })

  server.addHook('onRequest', (request, reply, done) => {
    // A stream is counted among the streams, and lasts for hours.
    if (request.routeOptions.config.isStream === true) return done()
    under_way.inc()
    // Not `onResponse`, which does not come for a client that has gone.
    reply.raw.once('close', () => under_way.dec())
    done()
  })
  server.addHook('onResponse', ({ method, routeOptions }, { elapsedTime, statusCode }, done) => {
    const route = routeOptions.url ?? 'none'
    requests.inc({ method, route, status: statusCode })
    if (routeOptions.config.isStream !== true) durations.observe({ method, route }, elapsedTime / 1000)
    done()
  })
  server.addHook('onError', (_request, _reply, error: Error, done) => {
    const isRefusal = error instanceof HttpError && error.status < 500
    if (!isRefusal) faults.inc({ kind: error.name })
    done()
  })
}
