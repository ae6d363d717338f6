import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Queries } from '../database/database.ts'
import { cleanUp } from './service.ts'

const hour_ms = 3_600_000

/** Cleans up hourly while the server listens; a failure waits for the next hour. */
export function keepHouse(server: FastifyInstance, database: Queries, log: FastifyBaseLogger): void {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  const clean = () => {
    running = cleanUp(database, log).catch((error: unknown) => log.warn({ err: error }, 'cleaning up failed'))
  }
  server.addHook('onListen', async () => {
    clean()
    timer = setInterval(clean, hour_ms).unref()
  })
  server.addHook('onClose', async () => {
    clearInterval(timer)
    await running
  })
}
