import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { QueryResultRow } from 'pg'
import type { Cluster, ClusterOptions } from '../../database/embedded/cluster.ts'
import { startCluster } from '../../database/embedded/cluster.ts'
import { silent } from './cluster.ts'

export interface Clusters {
  /** A folder that everybody may enter; goes away with the clusters. */
  readonly folder: string
  start(dataDir: string, options?: Partial<ClusterOptions>): Promise<Cluster>
  /** Stops all that were started; they may have been stopped or killed before. */
  stopAll(): Promise<void>
  remove(): Promise<void>
}

/** Clusters for the tests of the launcher itself: real ones, in a folder of their own, quick rather than durable. */
export async function createClusters(): Promise<Clusters> {
  const folder = await mkdtemp(join(tmpdir(), 'larder-cluster-'))
  await chmod(folder, 0o755)
  let started: Cluster[] = []
  async function stopAll(): Promise<void> {
    await Promise.all(started.map((cluster) => cluster.stop()))
    started = []
  }
  return {
    folder,
    async start(dataDir, options) {
      const shared = join(folder, 'shared')
      const cluster = await startCluster({ dataDir, log: silent, shared, settings: { fsync: 'off' }, ...options })
      started.push(cluster)
      return cluster
    },
    stopAll,
    async remove() {
      await stopAll()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** One question over a connection of its own. */
export async function ask({ connection }: Cluster, sql: string): Promise<QueryResultRow | undefined> {
  const client = new Client(connection)
  await client.connect()
  try {
    return (await client.query<QueryResultRow>(sql)).rows[0]
  } finally {
    await client.end()
  }
}
