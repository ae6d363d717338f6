import { findAsker } from './asker.ts'
import { createFairQueue } from './fair-queue.ts'

// As long as the pool itself lets somebody wait for a connection.
const wait_ms = 5_000
const waiting_each = 128

/**
 * Lets a person, and a household, have a part of the connections only, so that another one always finds a free one. Further
 * questions wait in their own line; QueueFull where that is too long. What belongs to nobody does not wait here, and finds a
 * connection that none of them can take.
 */
export function createConnectionShare(connections: number) {
  const queue = createFairQueue({
    at_once: Math.max(1, connections - 1),
    at_once_each: Math.max(1, connections - 2),
    waiting: Infinity,
    waiting_each,
    wait_ms,
  })
  return {
    run<Result>(work: () => Promise<Result>): Promise<Result> {
      const asker = findAsker()
      return asker === undefined ? work() : queue.run(asker, work)
    },
    countWaiting: (): number => queue.count().waiting,
  }
}
