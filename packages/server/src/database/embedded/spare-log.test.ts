import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Clusters } from '../../testing/clusters.ts'
import { createClusters } from '../../testing/clusters.ts'
import { keepSpareLog } from './spare-log.ts'

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

const pieces = `SELECT count(*) FILTER (WHERE name > current)::int AS to_come, max(name) AS last
  FROM pg_ls_waldir() CROSS JOIN pg_walfile_name(pg_current_wal_lsn()) AS current WHERE name ~ '^[0-9A-F]{24}$'`

test('a young cluster has the next pieces of its log before it needs them, and once is enough', async () => {
  await keepSpareLog(client)
  const { rows } = await client.query<{ to_come: number; last: string }>(pieces)
  expect(rows[0]?.to_come).toBe(2)
  await keepSpareLog(client)
  expect((await client.query(pieces)).rows).toEqual(rows)
})
