/**
 * Lets one after the other at a household's row. They would wait for each other all the same, but inside of PostgreSQL,
 * where whoever waited for a row reckons its whole statement anew. Other processes wait there as before.
 */
export function createTurns() {
  const last = new Map<number, Promise<unknown>>()

  return async function inTurn<Result>(household_id: number, work: () => Promise<Result>): Promise<Result> {
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
