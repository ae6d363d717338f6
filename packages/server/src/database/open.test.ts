import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect, createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { silent } from '../testing/operations/cluster.ts'
import type { Clusters } from '../testing/operations/clusters.ts'
import { ask, createClusters } from '../testing/operations/clusters.ts'
import { openConnection } from './connection.ts'
import type { Cluster } from './embedded/cluster.ts'
import { openDatabase } from './open.ts'
import type { OpenDatabase } from '../testing/database.ts'

let clusters: Clusters
let cluster: Cluster

beforeAll(async () => {
  clusters = await createClusters()
  cluster = await clusters.start(clusters.folder, { transport: 'tcp' })
})

afterAll(() => clusters.remove())

function addressOf({ password, database, port }: { password?: string; database?: string; port?: number } = {}): string {
  const { connection } = cluster
  const secret = password ?? connection.password
  return `postgres://${connection.user}:${secret}@127.0.0.1:${port ?? connection.port}/${database ?? connection.database}`
}

function open(url: string, patience = 0) {
  return openDatabase(readConfig({ DATABASE_URL: url, DATA_DIR: '/nowhere' }), silent, { patience })
}

describe('DATABASE_URL', () => {
  test('is used instead of the built-in PostgreSQL, and brought up to date', async () => {
    const database: OpenDatabase = await open(addressOf())
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

  test('that is unavailable for a moment is waited for, one that refuses us is not', async () => {
    const door = createServer((socket) => void socket.pipe(connect(cluster.connection.port, '127.0.0.1')).pipe(socket))
    await once(door.listen(0, '127.0.0.1'), 'listening')
    const { port } = door.address() as AddressInfo
    await new Promise((resolve) => door.close(resolve))
    const opening = open(addressOf({ port }), 20_000)
    await delay(300)
    await once(door.listen(port, '127.0.0.1'), 'listening')
    await (await opening).close()
    door.close()
    const began = Date.now()
    await expect(open(addressOf({ password: 'guess' }), 20_000)).rejects.toThrow('password authentication failed')
    expect(Date.now() - began).toBeLessThan(10_000)
  })

  test('that only reads is waited for until it is the primary', async () => {
    const become = (role: 'standby' | 'primary') =>
      ask(cluster, `ALTER DATABASE changing SET default_transaction_read_only = ${role === 'standby' ? 'on' : 'off'}`)
    await ask(cluster, 'CREATE DATABASE changing')
    await become('standby')
    const url = addressOf({ database: 'changing' })
    await expect(open(url)).rejects.toThrow(
      'The PostgreSQL of DATABASE_URL cannot be used: cannot execute CREATE TABLE in a read-only transaction.',
    )
    const opening = open(url, 20_000)
    await delay(300)
    await become('primary')
    await (await opening).close()
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
