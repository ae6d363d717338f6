import type { Client } from 'pg'

/** Tables with a household in them that are found by something else, and stay with the people on the coordinator. */
export const coordinator_tables: Readonly<Record<string, string>> = {
  invite: 'found by the hash of its code',
  household_member: 'found by the person who logs in',
  session: 'found by the hash of its token',
}

/** How the tables of households lie. */
export interface DistributionState {
  readonly has_citus: boolean
  /** All tables of households, those that others refer to first. */
  readonly tables: readonly string[]
  readonly distributed: readonly string[]
  readonly workers: number
  readonly shards: number
}

/** Every table that belongs to a household; what others refer to comes first. */
const list_household_tables = `
  select relname::text as "table"
  from pg_class join pg_attribute on attrelid = pg_class.oid and attname = 'household_id' and not attisdropped
  where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname <> all($1)
  order by relname <> 'household', relname <> 'item', relname`

const read_citus = `
  select (select count(*) from pg_dist_node where noderole = 'primary' and shouldhaveshards) as workers,
    current_setting('citus.shard_count') as shards,
    array(
      select relname::text from pg_dist_partition join pg_class on pg_class.oid = logicalrelid
      where partmethod = 'h' and relnamespace = current_schema()::regnamespace order by relname
    ) as distributed`

/** True where the extension is there, whether or not anything uses it. */
async function hasCitus(client: Client): Promise<boolean> {
  const { rowCount } = await client.query(`select 1 from pg_extension where extname = 'citus'`)
  return rowCount === 1
}

/** Reads which tables of households are spread over the nodes of a Citus cluster. */
export async function readDistribution(client: Client): Promise<DistributionState> {
  const names = Object.keys(coordinator_tables)
  const { rows } = await client.query<{ table: string }>(list_household_tables, [names])
  const tables = rows.map(({ table }) => table)
  if (!(await hasCitus(client))) return { has_citus: false, tables, distributed: [], workers: 0, shards: 0 }
  const { rows: found } = await client.query<{ workers: string; shards: string; distributed: string[] }>(read_citus)
  const { workers, shards, distributed = [] } = found[0] ?? {}
  const own = distributed.filter((table) => tables.includes(table))
  return { has_citus: true, tables, distributed: own, workers: Number(workers), shards: Number(shards) }
}
