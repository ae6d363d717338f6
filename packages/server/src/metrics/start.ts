import type { Logger } from 'pino'
import { watchProcess } from './process.ts'
import { type Metrics, createMetrics, serveMetrics } from './server.ts'

/** Counts and serves until it is closed; the app adds what it knows of itself. */
export async function startMetrics(
  where: { readonly host: string; readonly port: number },
  log: Logger,
): Promise<Metrics & { close(): Promise<void> }> {
  const metrics = createMetrics()
  const server = await serveMetrics(metrics, where, log)
  const process = watchProcess()
  metrics.add(process)
  log.info({ host: where.host, port: server.port }, 'metrics are served')
  return {
    ...metrics,
    async close() {
      process.stop()
      await server.close()
    },
  }
}
