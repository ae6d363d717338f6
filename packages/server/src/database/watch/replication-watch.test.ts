import { EventEmitter } from 'node:events'
import type { ClientBase } from 'pg'
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
import { createReplicationWatch } from './replication-watch.ts'

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

const cancelled = 'storniere Warten auf synchrone Replikation wegen Benutzeraufforderung'

test.each([
  ['PostgreSQL, its wait cancelled', { code: '01000', routine: 'SyncRepWaitForLSN', message: cancelled }, true],
  ['PostgreSQL, its process ended', { code: '57P01', routine: 'SyncRepWaitForLSN' }, true],
  ['a worker of Citus', { code: '01000', routine: 'DefaultCitusNoticeReceiver', severity: 'WARNING' }, true],
  ['a worker at a commit', { code: '01000', routine: 'DefaultCitusNoticeReceiver', severity: 'DEBUG' }, true],
  ['a worker whose process ended', { code: '57P01', routine: 'DefaultCitusNoticeReceiver' }, true],
  ['a remark of a worker', { code: '00000', routine: 'DefaultCitusNoticeReceiver' }, false],
  ['a function', { code: '01000', routine: 'exec_stmt_raise' }, false],
  ['a rollback without a transaction', { code: '25P01', routine: 'UserAbortTransactionBlock' }, false],
])('what %s says', (_who, notice, is_given_up) => {
  const replication = createReplicationWatch()
  const client = new EventEmitter() as ClientBase
  replication.watch(client)
  client.emit('notice', notice)
  expect(replication.wasGivenUp(client)).toBe(is_given_up)
})

test('every connection to a coordinator of Citus hears what a worker says at a commit', async () => {
  const coordinator = createDatabase({ ...cluster.connection }, silent, { hasCitus: true })
  const show = {
    name: '',
    text: `select current_setting('client_min_messages') as own, current_setting('citus.worker_min_messages') as workers`,
  }
  expect(await coordinator.query(testStatement(show))).toEqual([{ own: 'debug1', workers: 'debug1' }])
  await coordinator.close()
})
