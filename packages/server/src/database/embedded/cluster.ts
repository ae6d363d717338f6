import { rm } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import type { Client } from 'pg'
import type { Logger } from 'pino'
import { refuseWhenStopped } from '../../start-stopped.ts'
import type { DiskSpace } from '../disk/disk-space.ts'
import { watchDiskSpace } from '../disk/disk-space.ts'
import { prepareBinaries } from './binaries.ts'
import type { Connection, Transport } from './endpoint.ts'
import { defaultTransport, findEndpoint } from './endpoint.ts'
import { initializeCluster } from './initialize.ts'
import { takeOwnership } from './owner.ts'
import { findPlace } from './place.ts'
import type { Command } from './postmaster.ts'
import { stopPostmaster } from './postmaster.ts'
import type { Settings } from './settings.ts'
import { defaultSettings, toArguments } from './settings.ts'
import { preallocateWal } from './preallocated-wal.ts'

export interface Cluster {
  readonly connection: Connection
  /** There where it was asked for. */
  readonly diskSpace: DiskSpace | undefined
  stop(): Promise<void>
}

export interface ClusterOptions {
  readonly dataDir: string
  readonly log: Logger
  readonly settings?: Settings
  readonly transport?: Transport
  /** Where a cluster goes whose DATA_DIR the lent account cannot reach. */
  readonly shared?: string
  /** Watches the disk and holds a reserve for PostgreSQL, as long as the app runs. */
  readonly watchesDiskSpace?: boolean
  /** Ends a start that is under way; what it has begun is stopped. */
  readonly signal?: AbortSignal | undefined
}

const longest_back_off_ms = 5_000

async function ensureDatabase(client: Client, database: string): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [database])
  if (rowCount === 0) await client.query(`CREATE DATABASE ${database}`)
}

/** Brings PostgreSQL back whenever it ends without having been told to; the pool connects again by itself. */
function supervise(first: Client, take: () => Promise<Client>, log: Logger): { release(): Promise<void> } {
  const stopping = new AbortController()
  let recovery = Promise.resolve()

  async function recover(backOffMs: number): Promise<void> {
    if (stopping.signal.aborted) return
    try {
      watch(await take())
      log.info('PostgreSQL is back')
    } catch (error) {
      log.error({ err: error }, 'PostgreSQL did not come back, trying again')
      await delay(backOffMs, undefined, { signal: stopping.signal }).catch(() => undefined)
      await recover(Math.min(backOffMs * 2, longest_back_off_ms))
    }
  }

  function watch(client: Client): void {
    client.once('end', () => {
      if (stopping.signal.aborted) return
      log.warn('PostgreSQL ended unexpectedly')
      recovery = recover(100)
    })
  }

  watch(first)
  return {
    async release() {
      stopping.abort()
      await recovery
    },
  }
}

/** How to reach the PostgreSQL of a data folder whose app runs. */
export async function findRunning(dataDir: string, transport: Transport = defaultTransport): Promise<Connection> {
  return (await findEndpoint(await findPlace(dataDir), transport)).connection
}

/** Starts (or takes over) the PostgreSQL of a data folder and keeps it running until it is stopped. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { log, settings = {}, transport = defaultTransport, signal } = options
  const place = await findPlace(options.dataDir, options.shared)
  const binaries = await prepareBinaries(place.account, place.copyFolders)
  const { connection, settings: listening, socketFolder } = await findEndpoint(place, transport)
  await initializeCluster(place, binaries, connection, settings, signal)
  refuseWhenStopped(signal)
  const { cluster, account } = place
  const args = ['-D', cluster, ...toArguments({ ...defaultSettings, ...listening, ...settings })]
  const command: Command = { binaries, cluster, account, args }
  const diskSpace = options.watchesDiskSpace === true ? await watchDiskSpace(cluster, log) : undefined
  const withReserve: DiskSpace['lend'] = (work) => (diskSpace === undefined ? work() : diskSpace.lend(work))
  const take = (giveUp?: AbortSignal) => withReserve(() => takeOwnership(command, connection, place.dataDir, giveUp))
  const owner = await take(signal).catch(async (error: unknown) => {
    await diskSpace?.stop()
    throw error
  })
  await ensureDatabase(owner, connection.database)
  if (diskSpace?.isFull() === false) await preallocateWal(owner)
  const supervisor = supervise(owner, () => take(), log)
  return {
    connection,
    diskSpace,
    async stop() {
      await supervisor.release()
      await withReserve(() => stopPostmaster(command))
      await diskSpace?.stop()
      if (socketFolder !== undefined) await rm(socketFolder, { recursive: true, force: true })
    },
  }
}
