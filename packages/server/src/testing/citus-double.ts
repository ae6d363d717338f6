import { Client } from 'pg'
import type { ClientConfig } from 'pg'

const citus = `
  create table public.pg_extension (extname name);
  insert into public.pg_extension values ('citus');
  create table public.pg_dist_node (noderole text, shouldhaveshards boolean);
  insert into public.pg_dist_node values ('primary', true), ('primary', true);
  create table public.pg_dist_partition (logicalrelid regclass, partmethod "char")`

/**
 * Lets an ordinary database pass for a coordinator with two workers on which nothing is distributed, for whoever only reads
 * how things lie: its own tables hide those of the system. Returns the way to it.
 */
export async function pretendCitus(connection: ClientConfig): Promise<URL> {
  const client = new Client(connection)
  await client.connect()
  await client.query(citus)
  const url = new URL(`postgres:///${client.database}`)
  url.search = new URLSearchParams({
    user: client.user ?? '',
    host: client.host,
    port: String(client.port),
    password: String(client.password ?? ''),
    options: '-c search_path=public,pg_catalog -c citus.shard_count=32',
  }).toString()
  await client.end()
  return url
}
