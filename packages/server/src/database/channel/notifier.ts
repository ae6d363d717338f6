import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import type { ClientConfig } from 'pg'

/**
 * The version is PostgreSQL's clock, which all processes share. Nothing waits for the disk or a standby: after a crash everybody
 * connects anew and asks for everything. Only this transaction is told so, since a pooler gives its connection to others.
 */
const notify = `
  select set_config('synchronous_commit', 'off', true), pg_notify($1, (payload::jsonb || jsonb_build_object(
    'version', (extract(epoch from clock_timestamp()) * 1000000)::bigint))::text)
  from unnest($2::text[]) as payload`

const patience_ms = 5_000
const end_ms = 1_000

/**
 * Says things on a channel, over one connection of its own: a commit with a NOTIFY in it waits for every other one, and no
 * write of a household is to wait for that. A connection that broke is replaced with the next message.
 */
export function createNotifier(connection: ClientConfig, channel: string) {
  let current: Promise<Client> | undefined

  async function connect(): Promise<Client> {
    const client = new Client({
      ...connection,
      connectionTimeoutMillis: patience_ms,
      query_timeout: patience_ms,
      keepAlive: true,
    })
    // One that nobody listens to would end the process; the next message finds out by itself.
    client.on('error', () => {})
    await client.connect()
    return client
  }

  function open(): Promise<Client> {
    const opening = connect()
    opening.then(
      (client) => client.once('end', () => forget(opening)),
      () => forget(opening),
    )
    return opening
  }

  function forget(connected: Promise<Client>): void {
    if (current === connected) current = undefined
  }

  async function drop(connected: Promise<Client>): Promise<void> {
    forget(connected)
    const client = await connected.catch(() => undefined)
    // Where nobody answers, the end takes as long as the system likes.
    await Promise.race([client?.end().catch(() => {}), delay(end_ms, undefined, { ref: false })])
  }

  return {
    /** Each is an object as JSON; those who listen receive it with a `version`. */
    async send(payloads: readonly string[]): Promise<void> {
      const connected = (current ??= open())
      try {
        await (await connected).query(notify, [channel, payloads])
      } catch (error) {
        void drop(connected)
        throw error
      }
    },

    async close(): Promise<void> {
      if (current !== undefined) await drop(current)
    },
  }
}

export type Notifier = ReturnType<typeof createNotifier>
