import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { StartError } from '../../start-error.ts'
import { StartStopped, refuseWhenStopped } from '../../start-stopped.ts'
import { lockSession } from '../advisory-locks.ts'
import { isDatabaseUnavailable, isLocked } from '../errors.ts'
import type { Connection } from './endpoint.ts'
import { clearLockFiles } from './lock-files.ts'
import type { Command } from './postmaster.ts'
import { isCurrent, startPostmaster, stopPostmaster } from './postmaster.ts'

const poll_ms = 25
const patience_ms = 120_000
// Long enough for the backend of an app that was just killed to notice and let go.
const lock_timeout_ms = 3_000

/** What a start that comes too early says: processes of the one before are still about to end. */
const comes_too_early = /lock file "[^"]*" already exists|pre-existing shared memory block/

/** The cluster is there and belongs to an app that runs: a command may go to the database, but not stop it. */
export class AlreadyRunning extends StartError {}

async function tryConnect(connection: Connection): Promise<Client | undefined> {
  const client = new Client({ ...connection, database: 'postgres', connectionTimeoutMillis: 5_000 })
  // Who watches this connection attaches an own listener; without any, a break would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (error) {
    if (isDatabaseUnavailable(error)) return undefined
    throw error
  }
}

async function startAndConnect(command: Command, connection: Connection, signal?: AbortSignal): Promise<Client> {
  const deadline = Date.now() + patience_ms
  while (Date.now() < deadline) {
    await clearLockFiles(command.cluster, connection)
    const started = await startPostmaster(command)
    while (Date.now() < deadline) {
      const { failure } = started
      const client = await tryConnect(connection)
      if (client !== undefined) return client
      await delay(poll_ms)
      refuseWhenStopped(signal)
      if (failure === undefined) continue
      if (comes_too_early.test(failure)) break
      throw new StartError(`PostgreSQL did not start: ${failure.trim()}`)
    }
  }
  throw new StartError(`PostgreSQL in ${command.cluster} did not answer within ${patience_ms / 1000} seconds.`)
}

/** A start that is given up leaves no postmaster of ours behind. */
async function startOrStop(command: Command, connection: Connection, signal?: AbortSignal): Promise<Client> {
  try {
    return await startAndConnect(command, connection, signal)
  } catch (error) {
    if (error instanceof StartStopped) await stopPostmaster(command)
    throw error
  }
}

/** A lock of the session dies with the process, also by kill -9, and knows no process numbers that could be reused. */
async function claim(client: Client, dataDir: string): Promise<void> {
  try {
    await client.query(`SET lock_timeout = ${lock_timeout_ms}`)
    await lockSession(client, 'cluster_owner')
  } catch (error) {
    await client.end()
    if (isLocked(error)) {
      throw new AlreadyRunning(
        `Another Larder already runs with the data folder ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
      )
    }
    throw error
  }
}

/**
 * Becomes the one app that owns this cluster: uses a postmaster that still runs, else starts one.
 * The connection returned holds the claim and ends when PostgreSQL does.
 */
export async function takeOwnership(
  command: Command,
  connection: Connection,
  dataDir: string,
  signal?: AbortSignal,
): Promise<Client> {
  const running = await tryConnect(connection)
  const client = running ?? (await startOrStop(command, connection, signal))
  await claim(client, dataDir)
  if (running === undefined || (await isCurrent(command))) return client
  // Left over by an older release whose files may be gone.
  await stopPostmaster(command)
  return takeOwnership(command, connection, dataDir, signal)
}
