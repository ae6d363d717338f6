import { createHash } from 'node:crypto'
import type { Database, Queries } from '../database/database.ts'
import { tooManyRequests } from '../http/rate-limit.ts'

/** How wrong passwords slow down one kind of subject. */
interface Delay {
  readonly name: string
  /** So many failures cost no wait; from then on each doubles it. */
  readonly free: number
  readonly longest_seconds: number
  /** How long after the last failure it is as if there had been none. */
  readonly forget_seconds: number
  /** Whether a right password wipes the slate clean, or only takes its own attempt back. */
  readonly ends_by_success: boolean
}

const hour = 3600
const quarter = 900
const day = 24 * hour

/** Why these: docs/decisions/020. Claimed in this order by everybody, so that no two wait for each other. */
export const delays = {
  address: { name: 'address', free: 60, longest_seconds: 60, forget_seconds: hour, ends_by_success: false },
  name: { name: 'name', free: 100, longest_seconds: 60, forget_seconds: hour, ends_by_success: false },
  pair: { name: 'pair', free: 5, longest_seconds: quarter, forget_seconds: day, ends_by_success: true },
  place: { name: 'place', free: 5, longest_seconds: quarter, forget_seconds: day, ends_by_success: true },
  confirmation: { name: 'confirmation', free: 5, longest_seconds: quarter, forget_seconds: day, ends_by_success: true },
} as const satisfies Record<string, Delay>

/** Who is slowed down: an address, a name, a name at an address. */
export interface Subject {
  readonly delay: Delay
  readonly subject: string
}

// Counted as a failure before the password is looked at: a volley at once gets no more guesses than one after another.
// A subject that must still wait is left as it is: refused attempts make no wait longer. The clock's time, not the
// transaction's: whoever waited for the row may have begun before the one who changed it.
const claimAttempt = {
  name: 'claim_login_attempt',
  text: `
    insert into login_delay as delay (login_delay_key, failures, open_at, forget_at)
    values ($1, 1, clock_timestamp(), clock_timestamp() + make_interval(secs => $4))
    on conflict (login_delay_key) do update set
      failures = case when delay.forget_at <= clock_timestamp() then 1 else delay.failures + 1 end,
      open_at = clock_timestamp() + make_interval(secs => case
        when delay.forget_at <= clock_timestamp() or delay.failures + 1 < $2 then 0
        else least($3, power(2, least(delay.failures + 1 - $2, 20))) end),
      forget_at = excluded.forget_at
    where delay.open_at <= clock_timestamp()
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
  text: 'delete from login_delay where forget_at <= now()',
}

/** Hashed, because the subject may be a name, an address, or a password typed into the wrong field. */
export function keyOf({ delay, subject }: Subject): string {
  return `${delay.name}:${createHash('sha256').update(subject).digest('base64url')}`
}

async function claim(queries: Queries, subject: Subject): Promise<void> {
  const { free, longest_seconds, forget_seconds } = subject.delay
  const key = keyOf(subject)
  const [claimed] = await queries.query(claimAttempt, [key, free, longest_seconds, forget_seconds])
  if (claimed !== undefined) return
  const [wait] = await queries.query<{ seconds: number }>(findWait, [key])
  throw tooManyRequests(wait?.seconds ?? 1)
}

/** Waits that grow with wrong passwords, in PostgreSQL, so that several processes share them; switched off, none do. */
export function createDelays(database: Database, isOn: boolean) {
  return {
    /** All or nothing, so that an attempt that one refuses does not count for another; 429 where one must still wait. */
    async claim(subjects: readonly Subject[]): Promise<void> {
      if (!isOn) return
      await database.transaction(async (queries) => {
        for (const subject of subjects) await claim(queries, subject)
      })
    },

    /** The attempt was rightful. */
    async forgive(subjects: readonly Subject[]): Promise<void> {
      if (!isOn) return
      for (const subject of subjects) {
        await database.query(subject.delay.ends_by_success ? endDelay : takeBack, [keyOf(subject)])
      }
    },
  }
}

export type Delays = ReturnType<typeof createDelays>
