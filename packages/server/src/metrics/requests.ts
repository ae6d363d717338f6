import type { FastifyInstance } from 'fastify'
import { HttpError } from '../http/errors.ts'
import type { Family, Sample, Source } from './exposition.ts'

/** Seconds; from an unchanged list to a long receipt. */
const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60] as const
const boundsMs = bounds.map((bound) => bound * 1000)

interface Route {
  readonly method: string
  readonly route: string
  readonly statuses: Map<number, number>
  /** How many fell between a bound and the one before; the last is for what is beyond all. */
  readonly buckets: number[]
  total_ms: number
}

function countRoute(routes: Map<string, Route>, method: string, route: string): Route {
  const key = `${method} ${route}`
  const known = routes.get(key)
  if (known !== undefined) return known
  const fresh = { method, route, statuses: new Map(), buckets: Array<number>(bounds.length + 1).fill(0), total_ms: 0 }
  routes.set(key, fresh)
  return fresh
}

function writeHistogram({ method, route, buckets, total_ms }: Route): Sample[] {
  const labels = { method, route }
  let count = 0
  const samples: Sample[] = buckets.map((inside, index) => {
    count += inside
    return { suffix: '_bucket', labels: { ...labels, le: String(bounds[index] ?? '+Inf') }, value: count }
  })
  return [...samples, { suffix: '_sum', labels, value: total_ms / 1000 }, { suffix: '_count', labels, value: count }]
}

/** Counts every answered request by the pattern of its route: an address would be a metric of its own for each item. */
export function countRequests(server: FastifyInstance): Source {
  const routes = new Map<string, Route>()
  const faults = new Map<string, number>()
  let under_way = 0

  const leave = () => {
    under_way -= 1
  }

  server.addHook('onRequest', (_request, reply, done) => {
    under_way += 1
    // Not `onResponse`, which does not come for a client that has gone.
    reply.raw.once('close', leave)
    done()
  })
  server.addHook('onResponse', (request, reply, done) => {
    const ms = reply.elapsedTime
    const route = countRoute(routes, request.method, request.routeOptions.url ?? 'none')
    route.statuses.set(reply.statusCode, (route.statuses.get(reply.statusCode) ?? 0) + 1)
    let bucket = 0
    while (bucket < boundsMs.length && ms > (boundsMs[bucket] ?? 0)) bucket += 1
    route.buckets[bucket] = (route.buckets[bucket] ?? 0) + 1
    route.total_ms += ms
    done()
  })
  server.addHook('onError', (_request, _reply, error: Error, done) => {
    const isRefusal = error instanceof HttpError && error.status < 500
    if (!isRefusal) faults.set(error.name, (faults.get(error.name) ?? 0) + 1)
    done()
  })

  return (): Family[] => {
    const all = [...routes.values()]
    return [
      {
        name: 'larder_requests_total',
        help: 'Requests answered.',
        type: 'counter',
        samples: all.flatMap(({ method, route, statuses }) =>
          Array.from(statuses, ([status, value]) => ({ labels: { method, route, status: String(status) }, value })),
        ),
      },
      {
        name: 'larder_request_duration_seconds',
        help: 'From the head of a request to the end of its answer.',
        type: 'histogram',
        samples: all.flatMap(writeHistogram),
      },
      {
        name: 'larder_requests_under_way',
        help: 'Requests that are not answered yet.',
        type: 'gauge',
        samples: [{ value: under_way }],
      },
      {
        name: 'larder_faults_total',
        help: 'Requests that failed for a reason other than the request, by kind of error.',
        type: 'counter',
        samples: Array.from(faults, ([kind, value]) => ({ labels: { kind }, value })),
      },
    ]
  }
}
