import { defineStatement } from './statement.ts'

const believed = '(select believed_at from server_clock)'

/**
 * The time by which something has expired: never more than a day beyond what was believed at the last look. A machine
 * without a clock of its own may start in another year, and what is deleted by mistake does not come back.
 */
export const expiry_time = `least(now(), ${believed} + interval '1 day')`

/**
 * Whether something was used within a span before `expiry_time`. Both times are spelled out: what was used lately is found by
 * the clock alone, and PostgreSQL does not read what was believed.
 */
export const isWithin = (used_at: string, span: string): string =>
  `(${used_at} > now() - interval '${span}' or ${used_at} > ${believed} + interval '1 day' - interval '${span}')`

/** The time at which something was used: not decades ago where the clock has not been put right yet. */
export const use_time = `greatest(now(), ${believed} - interval '1 day')`

/** Later than this is only what was written while the clock was ahead. */
export const latest_possible = `greatest(now(), ${believed}) + interval '2 days'`

/** Follows the clock, by a day at most; the answer is how far off it is still, in hours. Without a row `now()` alone counts. */
export const followClock = defineStatement({
  name: 'follow_clock',
  text: `
    update server_clock
    set believed_at = greatest(least(now(), believed_at + interval '1 day'), believed_at - interval '1 day')
    returning round(extract(epoch from now() - believed_at) / 3600)::integer as hours_off`,
})
