import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { PoolConfig } from 'pg'
import type { Config } from '../config.ts'
import { requireWholeDistribution } from './distribution/require-whole.ts'
import { StartError } from '../start-error.ts'
import { untilStopped } from '../start-stopped.ts'
import type { Database, DatabaseOptions } from './database.ts'
import { createDatabase } from './database.ts'
import { startCluster } from './embedded/cluster.ts'
import { isDatabaseUnavailable, isRefused } from './errors.ts'
import { guardDiskSpace } from './guard.ts'
import { migrate } from './migrate.ts'

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** For what cannot share the pool, such as a backup, there is the way to a connection of its own. */
export interface OpenedDatabase extends Database {
  readonly connection: PoolConfig
}

async function openMigrated(connection: PoolConfig, log: Logger, options?: DatabaseOptions): Promise<OpenedDatabase> {
  const applied = await migrate(connection, undefined, { log })
  if (applied.length > 0) log.info({ applied }, 'the database was brought up to date')
  const found = await requireWholeDistribution(connection)
  return { ...createDatabase(connection, log, { ...options, ...found }), connection }
}

/** Whoever set DATABASE_URL can mend what is wrong with it, given the reason; it never holds the password. */
export function explainUnusable(error: unknown): unknown {
  if (error instanceof StartError || !(isDatabaseUnavailable(error) || isRefused(error))) return error
  const reasons = error instanceof AggregateError ? error.errors : [error]
  return new StartError(`The PostgreSQL of DATABASE_URL cannot be used: ${reasons.map(textOf).join(', ')}.`, {
    cause: error,
  })
}

// An app and its database often start or restart at the same moment; a supervisor need not know which comes first.
const patience_ms = 15_000
const pause_ms = 250

async function openGiven(url: string, config: Config, log: Logger, until: number): Promise<OpenedDatabase> {
  try {
    return await openMigrated({ connectionString: url }, log, config)
  } catch (error) {
    if (!isDatabaseUnavailable(error) || Date.now() + pause_ms > until) throw explainUnusable(error)
    log.warn({ reason: textOf(error) }, 'the database of DATABASE_URL is unavailable; waiting for it')
    await delay(pause_ms)
    return openGiven(url, config, log, until)
  }
}

interface Opening {
  readonly patience?: number
  /** Ends the wait at once with a `StartStopped`; of the built-in database nothing stays behind. */
  readonly signal?: AbortSignal
}

/** Opens the database of DATABASE_URL, else the built-in one of DATA_DIR, at this release's version. */
export async function openDatabase(
  config: Config,
  log: Logger,
  { patience = patience_ms, signal }: Opening = {},
): Promise<OpenedDatabase> {
  if (config.databaseUrl !== undefined) {
    return untilStopped(openGiven(config.databaseUrl, config, log, Date.now() + patience), signal)
  }
  const cluster = await startCluster({ dataDir: config.dataDir, log, watchesDiskSpace: true, signal })
  try {
    const opened = await untilStopped(openMigrated({ ...cluster.connection }, log), signal)
    const database = cluster.diskSpace === undefined ? opened : guardDiskSpace(opened, cluster.diskSpace)
    return {
      ...database,
      connection: opened.connection,
      async close() {
        await database.close()
        await cluster.stop()
      },
    }
  } catch (error) {
    await cluster.stop()
    throw error
  }
}
