import type { Logger } from 'pino'
import type { PoolConfig } from 'pg'
import type { Config } from '../config.ts'
import type { Database } from './database.ts'
import { createDatabase } from './database.ts'
import { startCluster } from './embedded/cluster.ts'
import { migrate } from './migrate.ts'

async function openMigrated(connection: PoolConfig, log: Logger): Promise<Database> {
  const applied = await migrate(connection)
  if (applied.length > 0) log.info({ applied }, 'the database was brought up to date')
  return createDatabase(connection, log)
}

/** Opens the database of DATABASE_URL, else the built-in one of DATA_DIR, at this release's version. */
export async function openDatabase(config: Config, log: Logger): Promise<Database> {
  if (config.databaseUrl !== undefined) return openMigrated({ connectionString: config.databaseUrl }, log)
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
