import type { Logger } from 'pino'
import { type Metrics, createMetrics } from './metrics.ts'
import { serveMetrics } from './server.ts'

/** Counts and serves until it is closed; the app adds what it knows of itself. */
export async function startMetrics(
  where: { readonly host: string; readonly port: number },
  log: Logger,
): Promise<Metrics & { close(): Promise<void> }> {
  const metrics = createMetrics()
  const server = await serveMetrics(metrics, where, log)
  log.info({ host: where.host, port: server.port }, 'metrics are served')
  return { ...metrics, close: server.close }
}
