import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { ServiceState } from './health/service-state.ts'

// Node leaves connections alone that become idle after it was told to close: those whose answer was on its way by then.
const sweep_ms = 50

export interface Patience {
  /** How long a balancer needs to notice that this process is no longer ready. */
  readonly drain_ms: number
  /** How long a request may still take: a long receipt on a slow machine. */
  readonly finish_ms: number
}

/**
 * Ends the service in the order in which nobody is disappointed: say that one is not ready, go on while balancers
 * notice, take no new connections and close idle ones, finish what is under way. One that never ends must not keep us.
 */
export async function shutDownGracefully(
  server: FastifyInstance,
  state: ServiceState,
  { drain_ms, finish_ms }: Patience,
  log: Pick<Logger, 'warn'>,
): Promise<void> {
  state.now = 'draining'
  state.onDrain?.(drain_ms)
  if (drain_ms > 0) await delay(drain_ms)
  const timer = setTimeout(() => {
    log.warn({ seconds: finish_ms / 1000 }, 'requests that did not end in time are cut off')
    server.server.closeAllConnections()
  }, finish_ms)
  const sweep = setInterval(() => server.server.closeIdleConnections(), sweep_ms)
  await server.close()
  clearTimeout(timer)
  clearInterval(sweep)
}
