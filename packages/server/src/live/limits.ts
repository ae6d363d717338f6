import { poll_seconds, stream_limit } from '@larder/contract/live'
import { live_messages } from '@larder/contract/messages/server/live-messages'
import { HttpError } from '../http/errors.ts'
import type { ClosedStreams } from './closed-streams.ts'
import type { Streams, Watcher } from './streams.ts'

/** How many streams there may be. */
export interface StreamLimits {
  readonly session: number
  readonly person: number
  readonly household: number
  readonly process: number
}

/**
 * A browser has six connections to a server without HTTP/2: its windows must not use them all up. A household has up to 50
 * people; of all connections half are left to calls.
 */
export const chooseLimits = (most_connections: number): StreamLimits => ({
  session: 4,
  person: stream_limit,
  household: 150,
  process: Math.max(1, Math.floor(most_connections / 2)),
})

const refuse = (status: number, message: string) =>
  new HttpError(status, message, undefined, { 'retry-after': String(poll_seconds) })

interface Parts {
  readonly streams: Pick<Streams, 'listOf' | 'listOfPerson' | 'count' | 'end'>
  readonly limits: StreamLimits
  /** Whether this open app was closed for a newer one of the same person before. */
  readonly closed: ClosedStreams
}

/**
 * 429 where a device or a household has its share, 503 where this process has no more. A person who has theirs loses the
 * oldest, which may be of a phone that is long gone. An open app that lost its own so comes back by itself, and would close
 * another one that does the same, for ever: it is let in only where there is room, and asks from time to time until then.
 */
export function makeRoom({ streams, limits, closed }: Parts, watcher: Watcher): void {
  const { session_id, user_id, household_id } = watcher
  const own = streams.listOfPerson(user_id)
  if (own.filter((stream) => stream.session_id === session_id).length >= limits.session)
    throw refuse(429, live_messages.sessionFull)
  if (own.length >= limits.person && closed.has(watcher)) throw refuse(429, live_messages.personFull)
  const surplus = own.slice(0, Math.max(0, own.length + 1 - limits.person))
  const neighbours = [...streams.listOf(household_id)].filter((stream) => !surplus.includes(stream))
  if (neighbours.length >= limits.household) throw refuse(429, live_messages.householdFull)
  if (streams.count().open - surplus.length >= limits.process) throw refuse(503, live_messages.full)
  for (const stream of surplus) {
    closed.add(stream)
    streams.end(stream)
  }
  closed.delete(watcher)
}
