import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { silent } from '../../testing/operations/cluster.ts'
import type { Clusters } from '../../testing/operations/clusters.ts'
import { ask, createClusters } from '../../testing/operations/clusters.ts'
import { createDatabase } from '../database.ts'
import { isDatabaseUnavailable } from '../errors.ts'
import { readPidFile } from './postmaster.ts'
import type { OpenDatabase } from '../../testing/database.ts'

const one = { name: 'one', text: 'SELECT 1 AS one' }

let clusters: Clusters
let dataDir: string

beforeAll(async () => {
  clusters = await createClusters()
  dataDir = join(clusters.folder, 'data')
})

afterEach(() => clusters.stopAll())
afterAll(() => clusters.remove())

async function findPid(): Promise<number> {
  const { pid } = (await readPidFile(join(dataDir, 'postgres'))) ?? {}
  if (pid === undefined) throw new Error('no PostgreSQL runs')
  return pid
}

describe('the built-in PostgreSQL', () => {
  test('starts durable, in UTF-8, on no network, and keeps what it was given', async () => {
    const first = await clusters.start(dataDir, { settings: {} })
    const facts = `SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit,
      current_setting('full_page_writes') AS pages, current_setting('listen_addresses') AS network,
      current_setting('server_encoding') AS encoding, lower('ÄÉ') AS folded`
    expect(await ask(first, facts)).toEqual({
      fsync: 'on',
      commit: 'on',
      pages: 'on',
      network: '',
      encoding: 'UTF8',
      folded: 'äé',
    })
    await ask(first, 'CREATE TABLE jar (jar_id int)')
    await first.stop()
    expect(await readPidFile(join(dataDir, 'postgres'))).toBeUndefined()
    const second = await clusters.start(dataDir)
    expect(await ask(second, 'SELECT count(*)::int AS count FROM jar')).toEqual({ count: 0 })
  })

  test('refuses a second app on the same data folder, and the first goes on', async () => {
    const first = await clusters.start(dataDir)
    await expect(clusters.start(dataDir)).rejects.toThrow(
      `Another Larder already runs with the data folder ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
    )
    expect(await ask(first, one.text)).toEqual({ one: 1 })
  })

  test('lets one of two that start at the same moment win', async () => {
    const results = await Promise.allSettled([clusters.start(dataDir), clusters.start(dataDir)])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('comes back when it is killed, and the pool finds it', async () => {
    const cluster = await clusters.start(dataDir)
    const database: OpenDatabase = createDatabase({ ...cluster.connection }, silent)
    expect(await database.query(one)).toEqual([{ one: 1 }])
    process.kill(await findPid(), 'SIGKILL')
    const again = async () => expect(await database.query(one)).toEqual([{ one: 1 }])
    await vi.waitFor(again, { timeout: 20_000, interval: 20 })
    await database.close()
  })

  test('is unavailable once it was stopped', async () => {
    const cluster = await clusters.start(dataDir)
    const database: OpenDatabase = createDatabase({ ...cluster.connection }, silent)
    await database.query(one)
    await cluster.stop()
    await expect(database.query(one).catch(isDatabaseUnavailable)).resolves.toBe(true)
    await database.close()
  })

  test('is not kept from starting by a process number that was given away again', async () => {
    const file = join(dataDir, 'postgres/postmaster.pid')
    await writeFile(file, `${process.pid}\n${join(dataDir, 'postgres')}\n1794713483\n5432\n`)
    const cluster = await clusters.start(dataDir)
    expect(await ask(cluster, one.text)).toEqual({ one: 1 })
  })

  test('listens on the loopback with a password where there are no unix sockets', async () => {
    const cluster = await clusters.start(join(clusters.folder, 'tcp'), { transport: 'tcp' })
    expect(cluster.connection.host).toBe('127.0.0.1')
    expect(await ask(cluster, one.text)).toEqual({ one: 1 })
    const intruder = new Client({ ...cluster.connection, password: 'guess' })
    await expect(intruder.connect()).rejects.toThrow('password authentication failed')
  })
})
