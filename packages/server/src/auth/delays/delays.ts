import { createHash } from 'node:crypto'
import type { Database, Queries } from '../../database/database.ts'
import { expiry_time } from '../../database/server-clock.ts'
import { tooManyRequests } from '../../http/hardening/rate-limit.ts'
import type { Delay } from './delay-kinds.ts'

/** Who is slowed down: an address, a name, a name at an address. */
export interface Subject {
  readonly delay: Delay
  readonly subject: string
  /** What is claimed where this one must wait; the attempt is refused where one of them must wait too. */
  readonly instead?: readonly Subject[]
}

// Counted as a failure before the password is looked at: a volley at once gets no more guesses than one after another.
// A subject that must still wait is left as it is: refused attempts make no wait longer. The clock's time, not the
// transaction's: whoever waited for the row may have begun before the one who changed it. A wait longer than the longest
// was written by a clock that was ahead, and counts as over.
const claimAttempt = {
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
}

const findWait = {
  name: 'find_login_wait',
  text: `
    select ceil(extract(epoch from open_at - clock_timestamp()))::integer as seconds
    from login_delay where login_delay_key = $1`,
}

const takeBack = {
  name: 'take_back_login_attempt',
  text: `
    update login_delay set failures = greatest(failures - 1, 0), open_at = least(open_at, clock_timestamp())
    where login_delay_key = $1`,
}

const endDelay = { name: 'end_login_delay', text: 'delete from login_delay where login_delay_key = $1' }

/** Housekeeping: what nobody has to wait for any more. */
export const deleteForgottenDelays = {
  name: 'delete_forgotten_login_delays',
  text: `delete from login_delay where forget_at <= ${expiry_time}`,
}

/** Hashed, because the subject may be a name, an address, or a password typed into the wrong field. */
export function keyOf({ delay, subject }: Subject): string {
  return `${delay.name}:${createHash('sha256').update(subject).digest('base64url')}`
}

async function tryClaim(queries: Queries, subject: Subject): Promise<boolean> {
  const { free, longest_seconds, forget_seconds, first_wait_seconds } = subject.delay
  const values = [keyOf(subject), free, longest_seconds, forget_seconds, first_wait_seconds]
  return (await queries.query(claimAttempt, values)).length === 1
}

async function claimInstead(queries: Queries, { instead = [] }: Subject): Promise<boolean> {
  for (const subject of instead) if (!(await tryClaim(queries, subject))) return false
  return instead.length > 0
}

/** Tells what was claimed; a refusal rolls back whatever was. */
async function claim(queries: Queries, subject: Subject): Promise<readonly Subject[]> {
  if (await tryClaim(queries, subject)) return [subject]
  if (await claimInstead(queries, subject)) return subject.instead ?? []
  const [wait] = await queries.query<{ seconds: number }>(findWait, [keyOf(subject)])
  throw tooManyRequests(wait?.seconds ?? 1)
}

/** Waits that grow with wrong passwords, in PostgreSQL, so that several processes share them; switched off, none do. */
export function createDelays(database: Database, isOn: boolean) {
  return {
    /**
     * All or nothing, so that an attempt that one refuses does not count for another; 429 where one must still wait.
     * What it tells is what `forgive` takes.
     */
    async claim(subjects: readonly Subject[]): Promise<readonly Subject[]> {
      if (!isOn) return []
      return database.transaction(async (queries) => {
        const claimed: Subject[] = []
        for (const subject of subjects) claimed.push(...(await claim(queries, subject)))
        return claimed
      })
    },

    /** The attempt was rightful. */
    async forgive(claimed: readonly Subject[]): Promise<void> {
      for (const subject of claimed) {
        await database.query(subject.delay.ends_by_success ? endDelay : takeBack, [keyOf(subject)])
      }
    },
  }
}

export type Delays = ReturnType<typeof createDelays>
