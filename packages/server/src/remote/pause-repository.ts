import type { Queries } from '../database/database.ts'
import { defineStatements } from '../database/statement.ts'
import { longest_pause_seconds } from '../http/answers/remote-answer.ts'

const usual_seconds = 5

// In the table of counters, so that all processes keep the same pause; each failure in a row doubles it. One that ends later
// than the longest was begun by a clock that was ahead.
const statements = defineStatements({
  isOn: {
    name: 'is_service_paused',
    text: `
      select window_ends_at between now() and now() + interval '${longest_pause_seconds} s' as is_on
      from rate_limit where rate_limit_key = $1`,
  },
  begin: {
    name: 'begin_service_pause',
    text: `
      insert into rate_limit (rate_limit_key, attempts, window_ends_at)
      values ($1, 1, now() + make_interval(secs => coalesce($2::integer, $3::integer)))
      on conflict (rate_limit_key) do update set
        attempts = rate_limit.attempts + 1,
        window_ends_at = now() + make_interval(secs => coalesce($2::integer,
          least(${longest_pause_seconds}, $3::integer * power(2, least(rate_limit.attempts, 20))::integer)))`,
  },
  end: { name: 'end_service_pause', text: 'delete from rate_limit where rate_limit_key = $1' },
})

/** Leaves a service alone that is in trouble, longer each time, so that nobody waits for it in vain. */
export function createPause(database: Queries, key: string) {
  return {
    async isOn(): Promise<boolean> {
      const [pause] = await database.query<{ is_on: boolean }>(statements.isOn, [key])
      return pause?.is_on === true
    },
    /** For as long as the service asks for, else from the shortest pause on. */
    async begin(seconds?: number, shortest_seconds = usual_seconds): Promise<void> {
      await database.query(statements.begin, [key, seconds ?? null, shortest_seconds])
    },
    async end(): Promise<void> {
      await database.query(statements.end, [key])
    },
  }
}
