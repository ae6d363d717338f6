import { Client } from 'pg'
import type { ClientConfig } from 'pg'
import { distribute } from '../database/distribution/distribute.ts'

/** Whether the PostgreSQL of the run has loaded Citus: then every test runs on distributed tables. */
export async function isCitus(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ libraries: string }>(
    `select current_setting('shared_preload_libraries') as libraries`,
  )
  return rows[0]?.libraries.split(',').some((library) => library.trim() === 'citus') === true
}

/** Distributes a migrated database over one node, which is coordinator and worker. */
export async function distributeOnOneNode(connection: ClientConfig): Promise<void> {
  const client = new Client(connection)
  await client.connect()
  try {
    await client.query('set client_min_messages = error; create extension citus; set citus.shard_count = 4')
    await client.query(`select citus_set_coordinator_host('127.0.0.1', current_setting('port')::integer)`)
    await client.query(
      `select citus_set_node_property('127.0.0.1', current_setting('port')::integer, 'shouldhaveshards', true)`,
    )
    await distribute(client)
  } finally {
    await client.end()
  }
}
