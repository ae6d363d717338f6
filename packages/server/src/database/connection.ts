import type { ClientConfig } from 'pg'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { findRunning, startCluster } from './embedded/cluster.ts'
import { AlreadyRunning } from './embedded/owner.ts'
import { untilStopped } from '../start-stopped.ts'
import { migrate } from './migrate.ts'
import { explainUnusable } from './open.ts'

/** A way to the database for a command that runs beside the app or without it. */
export interface OpenConnection {
  readonly connection: ClientConfig
  /** Stops what was started for this command alone. */
  close(): Promise<void>
}

export interface ConnectionOptions {
  /** False for a command that takes the database as it is. */
  readonly migrates?: boolean
  /** False for a command that must be alone: it is refused while an app runs on the built-in database. */
  readonly besideApp?: boolean
  /** Ends the wait for the database at once with a `StartStopped`. */
  readonly signal?: AbortSignal
}

/** The database of DATABASE_URL, else the built-in one: that of a Larder that runs, or one started for the while. */
export async function openConnection(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: Logger,
  { migrates = true, besideApp = true, signal }: ConnectionOptions = {},
): Promise<OpenConnection> {
  const { databaseUrl, dataDir } = config
  const open = (connection: ClientConfig, close: () => Promise<void>): Promise<OpenConnection> =>
    migrates ? openMigrated(connection, close, { log, signal }) : openAsIs(connection, close)
  if (databaseUrl !== undefined) {
    return open({ connectionString: databaseUrl }, async () => {}).catch((error: unknown) => {
      throw explainUnusable(error)
    })
  }
  try {
    const cluster = await startCluster({ dataDir, log, signal })
    return await open({ ...cluster.connection }, cluster.stop)
  } catch (error) {
    if (!(error instanceof AlreadyRunning) || !besideApp) throw error
    return open({ ...(await findRunning(dataDir)) }, async () => {})
  }
}

async function openAsIs(connection: ClientConfig, close: () => Promise<void>): Promise<OpenConnection> {
  return { connection, close }
}

async function openMigrated(
  connection: ClientConfig,
  close: () => Promise<void>,
  { log, signal }: { readonly log: Logger; readonly signal: AbortSignal | undefined },
): Promise<OpenConnection> {
  try {
    await untilStopped(migrate(connection, undefined, { log }), signal)
    return { connection, close }
  } catch (error) {
    await close()
    throw error
  }
}
