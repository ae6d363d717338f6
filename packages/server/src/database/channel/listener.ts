import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import type { ClientConfig } from 'pg'
import type { Logger } from 'pino'

/** What was said on the channel did not arrive: a pooler stands between that lends the connection to others. */
export class Deaf extends Error {
  override readonly name = 'Deaf'
}

export interface Listening {
  readonly connection: ClientConfig
  readonly channel: string
  readonly log: Logger
  /** Has something said on the channel and resolves when it was heard; throws `Deaf` where it was not. */
  readonly prove: () => Promise<void>
  readonly onHeard: (payload: string) => void
  /** From here on everything is heard; what was said before may have been missed. */
  readonly onUp: () => void
  readonly onDown: () => void
  /** False while nobody would miss anything: then a silent connection is not tried. */
  readonly isNeeded: () => boolean
  /** How long there may be silence before the connection is tried. */
  readonly silence_ms?: number
}

const patience_ms = 5_000
const first_pause_ms = 100
const longest_pause_ms = 5_000
// A pooler stays where it is; somebody has to set DATABASE_LISTEN_URL.
const deaf_pause_ms = 30_000

// All processes lose a database in the same moment and must not come back in the same one.
const jitter = (ms: number): number => ms * (0.5 + Math.random())

const over = Symbol('the connection has ended, or was told to')

/** Keeps one connection that listens, and proves that it hears; it comes back by itself after whatever ended it. */
export function startListener(options: Listening) {
  const { connection, channel, log, prove, onHeard, onUp, onDown, isNeeded, silence_ms = 30_000 } = options
  const stopping = new AbortController()
  let heardAt = 0
  let pause_ms = first_pause_ms
  let wasDeaf = false

  /** Resolves when the connection has ended, or hears nothing any more. */
  async function watch(ended: Promise<typeof over>): Promise<void> {
    for (;;) {
      const rest = new AbortController()
      const pause = delay(silence_ms, undefined, { signal: rest.signal, ref: false }).catch(() => undefined)
      const first = await Promise.race([ended, pause])
      rest.abort()
      if (first === over) return
      const isSilent = performance.now() - heardAt >= silence_ms
      if (isSilent && isNeeded() && (await Promise.race([ended, prove()])) === over) return
    }
  }

  async function begin(client: Client): Promise<void> {
    await client.connect()
    await client.query(`LISTEN ${channel}`)
    await prove()
  }

  async function listenOnce(): Promise<void> {
    const client = new Client({
      ...connection,
      connectionTimeoutMillis: patience_ms,
      query_timeout: patience_ms,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    })
    client.on('error', (error) => log.debug({ err: error }, 'the listening connection broke'))
    client.on('notification', ({ payload }) => {
      heardAt = performance.now()
      if (payload !== undefined) onHeard(payload)
    })
    const ended = new Promise<typeof over>((resolve) => {
      const end = () => resolve(over)
      client.once('end', end)
      stopping.signal.addEventListener('abort', end, { once: true })
      client.once('end', () => stopping.signal.removeEventListener('abort', end))
    })
    let isUp = false
    try {
      if ((await Promise.race([ended, begin(client)])) === over) return
      isUp = true
      onUp()
      await watch(ended)
    } catch (error) {
      // A pooler has lent the connection for it to others by now, most likely still the same one.
      if (error instanceof Deaf) await client.query('UNLISTEN *').catch(() => {})
      if (!isUp) throw error
      log.warn({ err: error }, 'the listening connection no longer hears anything')
    } finally {
      if (isUp) onDown()
      // Not waited for: where nobody answers the end takes as long as the system likes.
      void client.end().catch(() => {})
    }
  }

  function explain(error: unknown): number {
    if (!(error instanceof Deaf)) {
      log.warn({ err: error }, 'the database connection for live updates broke, trying again')
      return (pause_ms = Math.min(pause_ms * 2, longest_pause_ms))
    }
    if (!wasDeaf)
      log.warn('notifications of PostgreSQL do not arrive: no live updates. Behind a pooler set DATABASE_LISTEN_URL')
    wasDeaf = true
    return deaf_pause_ms
  }

  function forget(): number {
    wasDeaf = false
    return (pause_ms = first_pause_ms)
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const pause = await listenOnce().then(forget, explain)
      await delay(jitter(pause), undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
    }
  }

  const running = run()
  return {
    async stop(): Promise<void> {
      stopping.abort()
      await running
    },
  }
}
