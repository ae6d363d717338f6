import { poll_seconds } from '@larder/contract/live'
import { live_messages } from '@larder/contract/messages/server/live-messages'
import { HttpError } from '../http/errors.ts'
import type { Streams, Watcher } from './streams.ts'

/** How many streams there may be. */
export interface StreamLimits {
  readonly session: number
  readonly household: number
  readonly process: number
}

/**
 * A browser has six connections to a server without HTTP/2: its windows must not use them all up. A household has up to 50
 * people; of all connections half are left to calls.
 */
export const chooseLimits = (most_connections: number): StreamLimits => ({
  session: 4,
  household: 150,
  process: Math.max(1, Math.floor(most_connections / 2)),
})

const refuse = (status: number, message: string) =>
  new HttpError(status, message, undefined, { 'retry-after': String(poll_seconds) })

/** 429 where a device or a household has its share, 503 where this process has no more. */
export function requireRoom(
  streams: Pick<Streams, 'listOf' | 'count'>,
  { session_id, household_id }: Pick<Watcher, 'session_id' | 'household_id'>,
  { session, household, process }: StreamLimits,
): void {
  const neighbours = [...streams.listOf(household_id)]
  if (neighbours.filter((stream) => stream.session_id === session_id).length >= session)
    throw refuse(429, live_messages.sessionFull)
  if (neighbours.length >= household) throw refuse(429, live_messages.householdFull)
  if (streams.count().open >= process) throw refuse(503, live_messages.full)
}
