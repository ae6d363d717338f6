import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Clusters } from '../../testing/operations/clusters.ts'
import { createClusters } from '../../testing/operations/clusters.ts'
import { preallocateWal } from './preallocated-wal.ts'

let clusters: Clusters
let client: Client

beforeAll(async () => {
  clusters = await createClusters()
  const { connection } = await clusters.start(join(clusters.folder, 'data'))
  client = new Client(connection)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await clusters.remove()
})

const segments = `SELECT count(*) FILTER (WHERE name > current)::int AS to_come, max(name) AS last
  FROM pg_ls_waldir() CROSS JOIN pg_walfile_name(pg_current_wal_lsn()) AS current WHERE name ~ '^[0-9A-F]{24}$'`

test('a young cluster has the next WAL segments before it needs them, and once is enough', async () => {
  await preallocateWal(client)
  const { rows } = await client.query<{ to_come: number; last: string }>(segments)
  expect(rows[0]?.to_come).toBe(2)
  await preallocateWal(client)
  expect((await client.query(segments)).rows).toEqual(rows)
})
