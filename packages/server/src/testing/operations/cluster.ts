import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'
import { pino } from 'pino'
import { startCluster } from '../../database/embedded/cluster.ts'

/** For tests that care for what is done, not for what is said. */
export const silent = pino({ level: 'silent' })

export interface TestServer {
  readonly connection: ClientConfig
  stop(): Promise<void>
}

/** One PostgreSQL for a whole run: that of TEST_DATABASE_URL, else a built-in one in a folder that goes away. */
export async function startTestServer(): Promise<TestServer> {
  const { TEST_DATABASE_URL: url } = process.env
  if (url) return { connection: { connectionString: url }, stop: async () => {} }
  const dataDir = await mkdtemp(join(tmpdir(), 'larder-test-'))
  // Nothing here needs to survive a power cut; only tests may say so.
  const cluster = await startCluster({ dataDir, log: silent, settings: { fsync: 'off', max_connections: '100' } })
  return {
    connection: { ...cluster.connection },
    async stop() {
      await cluster.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
