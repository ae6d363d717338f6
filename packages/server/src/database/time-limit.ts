import type { Database, Queries } from './database.ts'
import { defineStatement } from './statement.ts'
import { isTooSlow } from './errors.ts'

const setTimeLimit = defineStatement({
  name: 'set_time_limit',
  text: `select set_config('statement_timeout', $1, true)`,
})

/**
 * For questions whose answer is good to have and not worth a wait: none of their statements runs longer than so.
 * Undefined where one would have.
 */
export async function withinTime<Result>(
  database: Database,
  time_ms: number,
  ask: (queries: Queries) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await database.transaction(async (queries) => {
      await queries.query(setTimeLimit, [String(time_ms)])
      return ask(queries)
    })
  } catch (error) {
    if (isTooSlow(error)) return undefined
    throw error
  }
}
