import { setTimeout as delay } from 'node:timers/promises'
import { live_kinds } from '@larder/contract/live'
import type { Logger } from 'pino'
import type { Change } from '../http/publishing.ts'
import { writeMessage } from './live-message.ts'

export interface PublisherOptions {
  readonly send: (payloads: readonly string[]) => Promise<void>
  readonly log: Pick<Logger, 'warn'>
  readonly first_pause_ms?: number
  readonly gather_ms?: number
}

// Beyond this one message to everybody is less than one to each.
const most_missed = 1_000
const longest_pause_ms = 5_000
const close_ms = 2_000

const keyOf = ({ household_id, origin = '', user_id = 0 }: Change): string => `${household_id} ${user_id} ${origin}`

/**
 * Tells changes to all processes. What comes while a message is on its way, or soon after, goes along with the next one: a
 * message costs the database about as much as a small write. A failure is nobody's
 * who asked: each household that missed something is told later that everything has changed.
 */
export function createPublisher({ send, log, first_pause_ms = 200, gather_ms = 30 }: PublisherOptions) {
  let waiting = new Map<string, Change>()
  let missed = new Set<number>()
  let sending: Promise<void> | undefined
  const closing = new AbortController()
  const rest = (ms: number) => delay(ms, undefined, { signal: closing.signal }).catch(() => undefined)

  function take(): { readonly payloads: string[]; readonly households: Set<number> } {
    const told = [...waiting.values()].filter(({ household_id }) => !missed.has(household_id))
    const households = new Set([...missed, ...told.map(({ household_id }) => household_id)])
    const again =
      missed.size > most_missed
        ? [{ kinds: live_kinds }]
        : [...missed].map((household_id) => ({ household_id, kinds: live_kinds }))
    waiting = new Map()
    missed = new Set()
    return { payloads: [...again, ...told].map(writeMessage), households }
  }

  async function sendAll(): Promise<void> {
    let pause_ms = first_pause_ms
    // Looked at and let go in one step, so that no change comes in between and waits for the next one.
    while (waiting.size > 0 || missed.size > 0) {
      const { payloads, households } = take()
      try {
        await send(payloads)
        pause_ms = first_pause_ms
        await rest(gather_ms)
      } catch (error) {
        missed = new Set([...households, ...missed])
        if (pause_ms === first_pause_ms) log.warn({ err: error }, 'changes could not be told to others, trying again')
        if (closing.signal.aborted) break
        await rest(pause_ms * (0.5 + Math.random()))
        pause_ms = Math.min(pause_ms * 2, longest_pause_ms)
      }
    }
    sending = undefined
  }

  return {
    publish(change: Change): void {
      const key = keyOf(change)
      const before = waiting.get(key)
      const kinds = before === undefined ? change.kinds : [...new Set([...before.kinds, ...change.kinds])]
      waiting.set(key, { ...change, kinds })
      sending ??= sendAll()
    },

    /** Waits for what is on its way, but not for a database that is gone. */
    async close(): Promise<void> {
      closing.abort()
      await Promise.race([sending, delay(close_ms, undefined, { ref: false })])
    },
  }
}

export type Publisher = ReturnType<typeof createPublisher>
