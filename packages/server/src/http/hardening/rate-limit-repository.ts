import type { Queries } from '../../database/database.ts'
import { defineStatement } from '../../database/statement.ts'

// A window that ends later than a new one would was opened by a clock that was ahead.
const isOver = `(rate_limit.window_ends_at <= now() or rate_limit.window_ends_at > excluded.window_ends_at + interval '1 hour')`

// A counter whose window has ended starts again in the same statement: no second one, no race.
const countAttempt = defineStatement({
  name: 'count_attempt',
  text: `
    insert into rate_limit (rate_limit_key, attempts, window_ends_at)
    values ($1, 1, now() + make_interval(secs => $2))
    on conflict (rate_limit_key) do update set
      attempts = case when ${isOver} then 1 else rate_limit.attempts + 1 end,
      window_ends_at = case when ${isOver} then excluded.window_ends_at else rate_limit.window_ends_at end
    returning attempts, ceil(extract(epoch from window_ends_at - now()))::integer as seconds_left`,
})

/** Counters in PostgreSQL, so that several processes share them. */
export function createRateLimitRepository(database: Queries) {
  return {
    /** Counts one more attempt, and tells how many there are and for how long they count. */
    async count(key: string, window_seconds: number) {
      const values = [key, window_seconds]
      const [counter] = await database.query<{ attempts: number; seconds_left: number }>(countAttempt, values)
      return counter
    },
  }
}
