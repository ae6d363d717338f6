import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Logger } from 'pino'
import { StartError } from '../start-error.ts'
import type { Metrics } from './metrics.ts'

export interface MetricsServer {
  readonly port: number
  close(): Promise<void>
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) =>
      reject(new StartError(`METRICS_PORT ${port} on ${host} cannot be used: ${error.message}.`, { cause: error })),
    )
    server.listen(port, host, resolve)
  })
}

/**
 * Serves the metrics on a port of their own: a proxy that hands all of the app's port to the world, as most do, must
 * not hand out these as well.
 */
export async function serveMetrics(
  metrics: Pick<Metrics, 'read'>,
  { host, port }: { readonly host: string; readonly port: number },
  log: Pick<Logger, 'error'>,
): Promise<MetricsServer> {
  const server = createServer({ requestTimeout: 10_000 }, (request, response) => {
    if (request.method !== 'GET' || request.url?.split('?', 1)[0] !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    metrics.read().then(
      ({ text, type }) => response.writeHead(200, { 'content-type': type }).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'the metrics could not be read')
        response.writeHead(500).end()
      },
    )
  })
  await listen(server, host, port)
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
