import type { Logger } from 'pino'
import type { PoolConfig } from 'pg'
import type { Config } from '../config.ts'
import { StartError } from '../start-error.ts'
import type { Database } from './database.ts'
import { createDatabase } from './database.ts'
import { startCluster } from './embedded/cluster.ts'
import { isDatabaseAway, isRefused } from './errors.ts'
import { migrate } from './migrate.ts'

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

async function openMigrated(connection: PoolConfig, log: Logger): Promise<Database> {
  const applied = await migrate(connection)
  if (applied.length > 0) log.info({ applied }, 'the database was brought up to date')
  return createDatabase(connection, log)
}

/** Whoever set DATABASE_URL can mend what is wrong with it, given the reason; it never holds the password. */
export function explainUnusable(error: unknown): unknown {
  if (error instanceof StartError || !(isDatabaseAway(error) || isRefused(error))) return error
  const reasons = error instanceof AggregateError ? error.errors : [error]
  return new StartError(`The PostgreSQL of DATABASE_URL cannot be used: ${reasons.map(textOf).join(', ')}.`, {
    cause: error,
  })
}

async function openGiven(url: string, log: Logger): Promise<Database> {
  try {
    return await openMigrated({ connectionString: url }, log)
  } catch (error) {
    throw explainUnusable(error)
  }
}

/** Opens the database of DATABASE_URL, else the built-in one of DATA_DIR, at this release's version. */
export async function openDatabase(config: Config, log: Logger): Promise<Database> {
  if (config.databaseUrl !== undefined) return openGiven(config.databaseUrl, log)
  const cluster = await startCluster({ dataDir: config.dataDir, log })
  try {
    const database = await openMigrated({ ...cluster.connection }, log)
    return {
      ...database,
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
