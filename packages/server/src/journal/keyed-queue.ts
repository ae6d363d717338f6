/**
 * A queue per household for writes to its row. They would wait for each other all the same, but inside of PostgreSQL,
 * where whoever waited for a row computes its whole statement anew. Other processes wait there as before.
 */
export function createKeyedQueue() {
  const last = new Map<number, Promise<unknown>>()

  return async function enqueue<Result>(household_id: number, work: () => Promise<Result>): Promise<Result> {
    const before = last.get(household_id)
    const mine = before === undefined ? work() : before.then(work, work)
    last.set(household_id, mine)
    try {
      return await mine
    } finally {
      if (last.get(household_id) === mine) last.delete(household_id)
    }
  }
}
