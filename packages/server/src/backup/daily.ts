import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { Client } from 'pg'
import type { ClientConfig } from 'pg'
import type { Logger } from 'pino'
import { tryLockSession } from '../database/advisory-locks.ts'
import { readMigrations } from '../database/migrate.ts'
import { checkBackup } from './read.ts'
import type { Kept } from './retention.ts'
import { isHalf, listExpired, nameBackup } from './retention.ts'
import { writeBackup } from './write.ts'

export interface DailyOptions {
  readonly connection: ClientConfig
  readonly folder: string
  readonly kept: Kept
  readonly log: Logger
  /** What a backup must leave on the disk, which is often the database's own. */
  readonly spare_bytes?: number
}

const default_spare_bytes = 268_435_456

async function connect(connection: ClientConfig): Promise<Client> {
  const client = new Client({ ...connection, connectionTimeoutMillis: 10_000, keepAlive: true })
  // A break shows in the next query; without a listener it would end the process.
  client.on('error', () => {})
  await client.connect()
  return client
}

async function ask(client: Client, condition: string): Promise<boolean> {
  const { rows } = await client.query<{ answer: boolean }>(`select ${condition} as answer`)
  return rows[0]?.answer === true
}

async function removeAll(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names) await rm(join(folder, name), { force: true })
}

export type Outcome = 'made' | 'made before' | 'nothing to keep' | 'duty of another process'

/**
 * One process of several has the duty of making backups for as long as it lives, by a lock that its connection holds: they
 * all lie in one place, and another process takes over when it has ended.
 */
export function createDailyBackups(options: DailyOptions) {
  const { connection, folder, kept, log, spare_bytes = default_spare_bytes } = options
  const stopping = new AbortController()
  let duty: Client | undefined
  let running: Promise<Outcome | 'failed'> | undefined

  async function takeDuty(): Promise<Client | undefined> {
    if (duty !== undefined) return duty
    const client = await connect(connection)
    client.once('end', () => {
      if (duty === client) duty = undefined
    })
    if (await tryLockSession(client, 'backup_duty')) return (duty = client)
    await client.end()
    return undefined
  }

  async function make(client: Client, name: string): Promise<void> {
    const path = join(folder, name)
    const started = performance.now()
    const summary = await writeBackup(client, path, { spare_bytes, signal: stopping.signal })
    // Others are deleted on the strength of this one.
    await checkBackup(path, (await readMigrations()).length)
    await removeAll(folder, listExpired(await readdir(folder), kept))
    log.info({ file: path, ...summary, ms: Math.round(performance.now() - started) }, 'the daily backup is made')
  }

  async function run(now: Date): Promise<Outcome> {
    const client = await takeDuty()
    if (client === undefined) return 'duty of another process'
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const names = await readdir(folder)
    await removeAll(folder, names.filter(isHalf))
    if (names.includes(nameBackup(now))) return 'made before'
    // A database that was lost and began anew must not push its old backups out.
    if (!(await ask(client, 'exists (select 1 from app_user)'))) return 'nothing to keep'
    await make(client, nameBackup(now))
    return 'made'
  }

  /** One that fails is given up with its half file, and so is the duty. */
  async function attempt(now: Date): Promise<Outcome | 'failed'> {
    try {
      return await run(now)
    } catch (error) {
      if (!stopping.signal.aborted) log.error({ err: error }, 'the daily backup failed; the next try is in an hour')
      await duty?.end().catch(() => {})
      return 'failed'
    }
  }

  return {
    /** Makes the day's backup unless it is there; whoever comes while one is made waits for that one. */
    run(now = new Date()): Promise<Outcome | 'failed'> {
      running ??= attempt(now).finally(() => {
        running = undefined
      })
      return running
    },

    async stop(): Promise<void> {
      stopping.abort()
      await duty?.end().catch(() => {})
    },
  }
}

const soon_ms = 60_000
const hour_ms = 3_600_000

/** Looks every hour while the server listens; not at once, since a start has better things to do. */
export function keepBackups(server: FastifyInstance, options: DailyOptions): void {
  const backups = createDailyBackups(options)
  let running: Promise<unknown> = Promise.resolve()
  const timers: NodeJS.Timeout[] = []
  const run = () => {
    running = backups.run()
  }
  server.addHook('onListen', async () => {
    timers.push(setTimeout(run, soon_ms).unref(), setInterval(run, hour_ms).unref())
  })
  server.addHook('onClose', async () => {
    for (const timer of timers) clearTimeout(timer)
    await backups.stop()
    await running
  })
}
