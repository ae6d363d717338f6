import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { pino } from 'pino'
import { startCluster } from '../../packages/server/dist/database/embedded/cluster.js'
import { findPlace } from '../../packages/server/dist/database/embedded/place.js'
import { readPidFile } from '../../packages/server/dist/database/embedded/postmaster.js'
import { createAsker } from './asker.mjs'

const patience_ms = 60_000

/** One PostgreSQL over TCP, as a database server would be, from the binaries that Larder brings along. */
export async function startPostgres(settings = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'larder-processes-'))
  const cluster = await startCluster({ dataDir, log: pino({ level: 'silent' }), transport: 'tcp', settings })
  const { host, port, user, password, database } = cluster.connection
  const { cluster: folder } = await findPlace(dataDir)
  const findPostmaster = async () => (await readPidFile(folder))?.pid

  const { ask, end } = createAsker(cluster.connection)

  return {
    url: `postgres://${user}:${password}@${host}:${port}/${database}`,
    dataDir,
    findPostmaster,
    ask,
    /** SIGINT is an orderly stop that ends every connection, SIGQUIT one without order; our launcher starts it again. */
    async restart(signal) {
      const before = await findPostmaster()
      process.kill(before, signal)
      const deadline = Date.now() + patience_ms
      while (Date.now() < deadline) {
        await delay(20)
        const isNew = (await findPostmaster()) !== before
        if (isNew && (await ask('select 1').catch(() => undefined)) !== undefined) return
      }
      throw new Error('PostgreSQL did not come back')
    },
    async stop() {
      await end()
      await cluster.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
