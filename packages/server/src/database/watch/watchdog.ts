import { Client } from 'pg'
import type { PoolClient } from 'pg'

/**
 * Ends connections that are lent for too long, such as to a PostgreSQL that no longer answers. One timer for all of
 * them: a timer a query, as the driver would set it, is a twentieth of the processor's time of a small request.
 */
export function createWatchdog(limitMs: number, everyMs: number) {
  const lentAt = new Map<PoolClient, number>()
  const timer = setInterval(() => {
    const latest = performance.now() - limitMs
    for (const [client, since] of lentAt) {
      if (since < latest && client instanceof Client) void client.end()
    }
  }, everyMs).unref()

  return {
    watch: (client: PoolClient) => void lentAt.set(client, performance.now()),
    forget: (client: PoolClient) => void lentAt.delete(client),
    stop: () => clearInterval(timer),
  }
}
