import type { Queries } from '../database/database.ts'
import { followClock } from '../database/server-clock.ts'
import { housekeeping_statements } from './statements.ts'

/** What housekeeping does to the database; plain deletes, so that several processes may do it at once. */
export function createHousekeepingRepository(queries: Queries) {
  return {
    /** How far off the clock is from what was believed, in hours. */
    async followClock(): Promise<{ readonly hours_off: number } | undefined> {
      const [clock] = await queries.query<{ hours_off: number }>(followClock)
      return clock
    },
    async deleteExpired(): Promise<void> {
      for (const statement of housekeeping_statements) await queries.query(statement)
    },
  }
}
