import type { IncomingHttpHeaders } from 'node:http'
import { live_kinds, poll_seconds, type LiveKind } from '@larder/contract/live'
import { live_messages } from '@larder/contract/messages/server/live-messages'
import type { Logger } from 'pino'
import type { Channel } from '../database/channel/channel.ts'
import { type ServiceState, stopping } from '../health/service-state.ts'
import { type Session, hashToken, readBearerToken } from '../http/authentication.ts'
import { HttpError } from '../http/errors.ts'
import { type Change, readClientId } from '../http/publishing.ts'
import { createClosedStreams } from './closed-streams.ts'
import { type LiveMessage, readMessage } from './live-message.ts'
import { type StreamLimits, makeRoom } from './limits.ts'
import { createPublisher } from './publisher.ts'
import type { LiveRepository } from './repository.ts'
import { createSessionCheck } from './session-check.ts'
import { type Sink, type Stream, type Watcher, createStreams } from './streams.ts'

interface Parts {
  /** Without one nobody is told anything. */
  readonly channel: Channel | undefined
  readonly repository: LiveRepository
  readonly state: ServiceState
  readonly limits: StreamLimits
  readonly log: Logger
}

const check_ms = 60_000
// A failover takes longer and has everybody come back; a connection that broke does not.
const deaf_ms = 15_000
const longest_drain_ms = 5_000

/** Who looks at which household, and what they are told. */
export function createLiveService({ channel, repository, state, limits, log }: Parts) {
  const streams = createStreams()
  const closed = createClosedStreams()
  const checkSessions = createSessionCheck(repository, streams.end)
  const publisher = channel === undefined ? undefined : createPublisher({ send: channel.send, log })
  let isHearing = false
  let latest = 0
  let timer: NodeJS.Timeout | undefined
  let silence: NodeJS.Timeout | undefined

  const check = (asked: Parameters<typeof checkSessions>[0]): Promise<void> =>
    checkSessions(asked).catch((error: unknown) => log.warn({ err: error }, 'sessions of streams were not checked'))

  /** Versions rise in the order in which things are told, also where two processes were as quick as each other. */
  const rise = (version = 0): number => (latest = Math.max(latest + 1, version))

  async function tell(household_ids: readonly number[], kinds: readonly LiveKind[], message?: LiveMessage) {
    // Whoever has left the household is not told any more.
    if (kinds.includes('household')) await check(household_ids.flatMap((id) => [...streams.listOf(id)]))
    for (const id of household_ids) streams.tell(id, kinds, rise(message?.version), message?.origin)
  }

  function hear(said: Readonly<Record<string, unknown>>): void {
    const message = readMessage(said)
    if (message === undefined) return
    const { household_id, kinds, user_id } = message
    const households = household_id === undefined ? streams.listHouseholds() : [household_id]
    if (user_id !== undefined) void check(streams.listOfPerson(user_id))
    if (kinds.length > 0) void tell(households, kinds, message)
  }

  function drain(within_ms: number): void {
    const all = streams.listAll()
    const step = Math.min(within_ms, longest_drain_ms) / Math.max(all.length, 1)
    // Not all at once to the next process, where there is time.
    for (const [place, stream] of all.entries()) {
      if (step === 0) streams.drain(stream)
      else setTimeout(() => streams.drain(stream), step * place).unref()
    }
  }

  return {
    /** Nobody else can have asked a process that does not listen. */
    publish(change: Change): void {
      if (timer !== undefined) publisher?.publish(change)
    },

    /** Lets somebody watch their household, or says why not; the answer is for the response that stays open. */
    watch(session: Session, headers: IncomingHttpHeaders): (sink: Sink) => void {
      if (state.now !== 'serving') throw stopping()
      if (!isHearing) throw unavailable()
      const { session_id, user_id, household_id } = session
      const token_hash = hashToken(readBearerToken(headers.authorization) ?? '')
      const watcher: Watcher = { session_id, user_id, household_id, token_hash, client_id: readClientId(headers) }
      for (const old of findSame(streams.listOf(household_id), watcher)) streams.end(old)
      makeRoom({ streams, limits, closed }, watcher)
      return (sink) => streams.open(watcher, sink, latest)
    },

    start(): void {
      timer = setInterval(() => void check(streams.listAll()), check_ms).unref()
      channel?.listen({
        onMessage: hear,
        isNeeded: () => streams.count().open > 0,
        onUp(version) {
          clearTimeout(silence)
          isHearing = true
          latest = Math.max(latest, version)
          void tell(streams.listHouseholds(), live_kinds)
        },
        onDown() {
          isHearing = false
          silence = setTimeout(() => drain(0), deaf_ms).unref()
        },
      })
    },

    drain,

    async close(): Promise<void> {
      clearInterval(timer)
      clearTimeout(silence)
      await publisher?.close()
      await channel?.close()
    },

    count: () => ({ ...streams.count(), is_hearing: isHearing }),
  }
}

const unavailable = () =>
  new HttpError(503, live_messages.unavailable, undefined, { 'retry-after': String(poll_seconds) })

/** The stream that the same open app has left behind, where a phone went from one network to another. */
function findSame(neighbours: Iterable<Stream>, { session_id, client_id }: Watcher) {
  return [...neighbours].filter(
    (stream) => client_id !== undefined && stream.client_id === client_id && stream.session_id === session_id,
  )
}

export type LiveService = ReturnType<typeof createLiveService>
