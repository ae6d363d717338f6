import type { ClientConfig } from 'pg'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { findRunning, startCluster } from './embedded/cluster.ts'
import { AlreadyRunning } from './embedded/owner.ts'
import { migrate } from './migrate.ts'
import { explainUnusable } from './open.ts'

/** A way to the database for a command that runs beside the app or without it. */
export interface OpenConnection {
  readonly connection: ClientConfig
  /** Stops what was started for this command alone. */
  close(): Promise<void>
}

/** The database of DATABASE_URL, else the built-in one: that of a Larder that runs, or one started for the while. */
export async function openConnection(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: Logger,
): Promise<OpenConnection> {
  const { databaseUrl, dataDir } = config
  if (databaseUrl !== undefined) {
    return open({ connectionString: databaseUrl }, async () => {}).catch((error: unknown) => {
      throw explainUnusable(error)
    })
  }
  try {
    const cluster = await startCluster({ dataDir, log })
    return await open({ ...cluster.connection }, cluster.stop)
  } catch (error) {
    if (!(error instanceof AlreadyRunning)) throw error
    return open({ ...(await findRunning(dataDir)) }, async () => {})
  }
}

async function open(connection: ClientConfig, close: () => Promise<void>): Promise<OpenConnection> {
  try {
    await migrate(connection)
    return { connection, close }
  } catch (error) {
    await close()
    throw error
  }
}
