import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIdempotency } from '../../idempotency/service.ts'
import type { OpenDatabase } from '../../testing/database.ts'
import { createMember } from '../../testing/members.ts'
import { silent } from '../../testing/operations/cluster.ts'
import { ask, createClusters } from '../../testing/operations/clusters.ts'
import type { Clusters } from '../../testing/operations/clusters.ts'
import { createDatabase } from '../database.ts'
import type { Cluster } from '../embedded/cluster.ts'
import { isDatabaseUnavailable } from '../errors.ts'
import { migrate } from '../migrate.ts'
import { testStatement } from '../../testing/statements.ts'

let clusters: Clusters
let cluster: Cluster
let database: OpenDatabase
/** Commits without waiting for a standby. */
let local: OpenDatabase

const standby = { max_wal_senders: '2', wal_level: 'replica', synchronous_standby_names: 'nobody' }

beforeAll(async () => {
  clusters = await createClusters()
  cluster = await clusters.start(clusters.folder, {
    settings: { fsync: 'off', synchronous_commit: 'local', ...standby },
  })
  await migrate({ ...cluster.connection })
  local = createDatabase({ ...cluster.connection }, silent)
  await local.query({ name: '', text: 'create table jar (fill int)' })
  database = createDatabase({ ...cluster.connection, options: '-c synchronous_commit=on' }, silent)
}, 60_000)

afterAll(async () => {
  await database.close()
  await local.close()
  await clusters.remove()
})

async function findWaiting(): Promise<unknown> {
  const row = await ask(cluster, `select pid from pg_stat_activity where wait_event = 'SyncRep'`)
  return row?.['pid']
}

/** Cancels the commit that waits for the standby. */
async function cancelCommit(): Promise<void> {
  await expect.poll(findWaiting, { timeout: 10_000, interval: 10 }).toEqual(expect.any(Number))
  await ask(cluster, `select pg_cancel_backend(${String(await findWaiting())})`)
}

const insert = { name: 'insert_jar', text: 'insert into jar (fill) values ($1)' }
const read = { name: 'read_jars', text: 'select fill from jar order by fill' }

test.each([
  ['alone', 1, () => database.query(insert, [1])],
  ['in a transaction', 2, () => database.transaction((queries) => queries.query(insert, [2]))],
])('a write %s that PostgreSQL kept without its standby is not acknowledged', async (_name, fill, write) => {
  const unavailable = write().then(() => 'acknowledged', isDatabaseUnavailable)
  await cancelCommit()
  expect(await unavailable).toBe(true)
  expect(await local.query(read)).toContainEqual({ fill })
  // The connection is not used again: what is read now is no failure.
  expect(await database.query(read)).toContainEqual({ fill })
})

test('its repetition with the same key does nothing twice, and waits for the standby too', async () => {
  const { household_id } = await createMember(local)
  const bump = testStatement({
    name: '',
    text: 'update household set inventory_version = inventory_version + 1 where household_id = $1 returning inventory_version',
  })
  const idempotency = createIdempotency(database)
  const write = () =>
    idempotency.once({ household_id, idempotency_key: 'a', request: ['test'] }, async (queries) => {
      const [row] = await queries.query<{ inventory_version: number }>(bump, [household_id])
      return { status: 200, response: String(row?.inventory_version) }
    })
  for (const _attempt of [1, 2]) {
    const unavailable = write().then(() => 'acknowledged', isDatabaseUnavailable)
    await cancelCommit()
    expect(await unavailable).toBe(true)
  }
  const acknowledged = createIdempotency(local).once({ household_id, idempotency_key: 'a', request: ['test'] }, () =>
    Promise.reject(new Error('done twice')),
  )
  expect(await acknowledged).toEqual({ status: 200, response: '1', is_replayed: true })
})
