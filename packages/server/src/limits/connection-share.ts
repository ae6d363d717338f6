import { findAskingHousehold } from './asking-household.ts'
import { createFairQueue } from './fair-queue.ts'

// As long as the pool itself lets somebody wait for a connection.
const wait_ms = 5_000
const waiting_each = 128

/**
 * Lets a household have a part of the connections only, so that another one always finds a free one. Its further questions
 * wait in a line of its own; QueueFull where that is too long. What belongs to no household does not wait here, and finds
 * a connection that none of them can take.
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
      const household_id = findAskingHousehold()
      return household_id === undefined ? work() : queue.run(household_id, work)
    },
    countWaiting: (): number => queue.count().waiting,
  }
}
