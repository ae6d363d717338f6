import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { silent } from '../testing/cluster.ts'
import type { Clusters } from '../testing/clusters.ts'
import { createClusters } from '../testing/clusters.ts'
import { openConnection } from './connection.ts'
import type { Cluster } from './embedded/cluster.ts'
import { openDatabase } from './open.ts'

let clusters: Clusters
let cluster: Cluster

beforeAll(async () => {
  clusters = await createClusters()
  cluster = await clusters.start(clusters.folder, { transport: 'tcp' })
})

afterAll(() => clusters.remove())

function addressOf({ password, database }: { password?: string; database?: string } = {}): string {
  const { connection } = cluster
  const secret = password ?? connection.password
  return `postgres://${connection.user}:${secret}@127.0.0.1:${connection.port}/${database ?? connection.database}`
}

function open(url: string) {
  return openDatabase(readConfig({ DATABASE_URL: url, DATA_DIR: '/nowhere' }), silent)
}

describe('DATABASE_URL', () => {
  test('is used instead of the built-in PostgreSQL, and brought up to date', async () => {
    const database = await open(addressOf())
    const [row] = await database.query({ name: 'count', text: 'SELECT count(*) AS count FROM migration' })
    expect(row?.['count']).toBeGreaterThan(0)
    await database.close()
  })

  test('that cannot be used is refused with the reason and without the password', async () => {
    const wrong = 'The PostgreSQL of DATABASE_URL cannot be used:'
    await expect(open('postgres://ada:secret@127.0.0.1:1/larder')).rejects.toThrow(
      `${wrong} connect ECONNREFUSED 127.0.0.1:1.`,
    )
    await expect(open(addressOf({ password: 'guess' }))).rejects.toThrow(
      `${wrong} password authentication failed for user "larder".`,
    )
    await expect(open(addressOf({ database: 'none' }))).rejects.toThrow(`${wrong} database "none" does not exist.`)
  })
})

describe('a command beside the app', () => {
  test('goes to the PostgreSQL of DATABASE_URL, and stops nothing of it', async () => {
    const { connection, close } = await openConnection({ databaseUrl: addressOf(), dataDir: '/nowhere' }, silent)
    expect(connection.connectionString).toBe(addressOf())
    await close()
    const database = await open(addressOf())
    await database.close()
  })

  test('is told what is wrong with it', async () => {
    const nowhere = { databaseUrl: 'postgres://ada:secret@127.0.0.1:1/larder', dataDir: '/nowhere' }
    await expect(openConnection(nowhere, silent)).rejects.toThrow('The PostgreSQL of DATABASE_URL cannot be used:')
  })
})
