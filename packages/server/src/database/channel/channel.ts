import { randomUUID } from 'node:crypto'
import type { ClientConfig } from 'pg'
import type { Logger } from 'pino'
import { createNotifier } from './notifier.ts'
import { Deaf, startListener } from './listener.ts'

export interface ChannelOptions {
  /** As the pool connects. */
  readonly connection: ClientConfig
  /** Where notifications arrive, if not there: around a pooler. */
  readonly listenUrl?: string | undefined
  readonly name: string
  readonly log: Logger
  readonly silence_ms?: number
  readonly proof_ms?: number
}

export interface Hearing {
  readonly onMessage: (message: Readonly<Record<string, unknown>>) => void
  readonly onUp: (version: number) => void
  readonly onDown: () => void
  readonly isNeeded: () => boolean
}

function parse(payload: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(payload) as Readonly<Record<string, unknown>>
  } catch {
    // Whoever may connect to the database may say anything on it.
    return {}
  }
}

/** What all processes on one database say to each other: a connection that speaks, and one that listens. */
export function openChannel({ connection, listenUrl, name, log, silence_ms, proof_ms = 5_000 }: ChannelOptions) {
  const notifier = createNotifier(connection, name)
  let listener: ReturnType<typeof startListener> | undefined
  let proof: { readonly id: string; readonly hear: () => void } | undefined
  let latest = 0

  /** Says something where the pool is, and hears it where we listen: what others say arrives as well, then. */
  async function prove(): Promise<void> {
    const id = randomUUID()
    let timer: NodeJS.Timeout | undefined
    const heard = new Promise<void>((resolve, reject) => {
      proof = { id, hear: resolve }
      timer = setTimeout(() => reject(new Deaf('nothing was heard')), proof_ms)
    })
    try {
      await Promise.all([heard, notifier.send([JSON.stringify({ proof: id })])])
    } finally {
      clearTimeout(timer)
      if (proof?.id === id) proof = undefined
    }
  }

  return {
    send: notifier.send,

    listen({ onMessage, onUp, onDown, isNeeded }: Hearing): void {
      listener = startListener({
        connection: listenUrl === undefined ? connection : { connectionString: listenUrl },
        channel: name,
        log,
        prove,
        isNeeded,
        ...(silence_ms === undefined ? {} : { silence_ms }),
        onUp: () => onUp(latest),
        onDown,
        onHeard(payload) {
          const message = parse(payload)
          if (typeof message['version'] === 'number') latest = message['version']
          if (message['proof'] === undefined) onMessage(message)
          else if (message['proof'] === proof?.id) proof?.hear()
        },
      })
    },

    async close(): Promise<void> {
      await listener?.stop()
      await notifier.close()
    },
  }
}

export type Channel = ReturnType<typeof openChannel>
