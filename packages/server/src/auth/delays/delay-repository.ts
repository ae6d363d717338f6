import type { Queries } from '../../database/database.ts'
import { expiry_time } from '../../database/server-clock.ts'
import { defineStatement } from '../../database/statement.ts'
import type { Delay } from './delay-kinds.ts'

// Counted as a failure before the password is looked at: a volley at once gets no more guesses than one after another.
// A subject that must still wait is left as it is: refused attempts make no wait longer. The clock's time, not the
// transaction's: whoever waited for the row may have begun before the one who changed it. A wait longer than the longest
// was written by a clock that was ahead, and counts as over.
const claimAttempt = defineStatement({
  name: 'claim_login_attempt',
  text: `
    insert into login_delay as delay (login_delay_key, failures, open_at, forget_at)
    values ($1, 1, clock_timestamp(), clock_timestamp() + make_interval(secs => $4))
    on conflict (login_delay_key) do update set
      failures = case when delay.forget_at <= clock_timestamp() then 1 else delay.failures + 1 end,
      open_at = clock_timestamp() + make_interval(secs => case
        when delay.forget_at <= clock_timestamp() or delay.failures + 1 < $2 then 0
        else least($3, $5 * power(2, least(delay.failures + 1 - $2, 20))) end),
      forget_at = excluded.forget_at
    where delay.open_at <= clock_timestamp() or delay.open_at > clock_timestamp() + make_interval(secs => $3, hours => 1)
    returning failures`,
})

const findWait = defineStatement({
  name: 'find_login_wait',
  text: `
    select ceil(extract(epoch from open_at - clock_timestamp()))::integer as seconds
    from login_delay where login_delay_key = $1`,
})

const takeBack = defineStatement({
  name: 'take_back_login_attempt',
  text: `
    update login_delay set failures = greatest(failures - 1, 0), open_at = least(open_at, clock_timestamp())
    where login_delay_key = $1`,
})

const endDelay = defineStatement({
  name: 'end_login_delay',
  text: 'delete from login_delay where login_delay_key = $1',
})

/** Housekeeping: what nobody has to wait for any more. */
export const deleteForgottenDelays = defineStatement({
  name: 'delete_forgotten_login_delays',
  text: `delete from login_delay where forget_at <= ${expiry_time}`,
})

/** Waits by the key of who has to wait. */
export function createDelayRepository(queries: Queries) {
  return {
    /** False where this one must still wait. */
    async claim(key: string, delay: Delay): Promise<boolean> {
      const { free, longest_seconds, forget_seconds, first_wait_seconds } = delay
      const values = [key, free, longest_seconds, forget_seconds, first_wait_seconds]
      return (await queries.query(claimAttempt, values)).length === 1
    },
    /** For how many seconds. */
    async findWait(key: string): Promise<number | undefined> {
      const [wait] = await queries.query<{ seconds: number }>(findWait, [key])
      return wait?.seconds
    },
    async takeBack(key: string): Promise<void> {
      await queries.query(takeBack, [key])
    },
    async end(key: string): Promise<void> {
      await queries.query(endDelay, [key])
    },
  }
}
