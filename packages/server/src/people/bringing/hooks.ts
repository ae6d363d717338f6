import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { BringingService } from './bringing-service.ts'

const minute_ms = 60_000

/** Goes on with what an earlier process has left undone, at the start and every minute; the end waits for one slice. */
export function keepBringing(server: FastifyInstance, service: BringingService, log: FastifyBaseLogger): void {
  let timer: NodeJS.Timeout | undefined
  const resume = () =>
    void service.resume().catch((error: unknown) => log.warn({ err: error }, 'bringing things along was not resumed'))
  server.addHook('onListen', async () => {
    resume()
    timer = setInterval(resume, minute_ms).unref()
  })
  server.addHook('onClose', async () => {
    clearInterval(timer)
    await service.close()
  })
}
