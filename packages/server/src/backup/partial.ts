import type { Client } from 'pg'
import { isDatabaseUnavailable } from '../database/errors.ts'
import type { Missing, TableStart } from './format.ts'
import { quoteName } from './tables.ts'

/** The households that a partial backup holds, in portions, and what it lacks. */
export interface Part {
  readonly portions: readonly (readonly string[])[]
  readonly missing: Missing
}

const portion_length = 500

const list_lost = `
  select nodename || ':' || nodeport as worker, groupid from pg_dist_node
  where noderole = 'primary' and shouldhaveshards and not citus_check_connection_to_node(nodename, nodeport)
  order by 1`

// Members lie on the coordinator: by them every household is known, also where its own row cannot be reached.
const list_households = `
  select household_id, groupid <> all($1) as is_there
  from (select distinct household_id from household_member) as households
  join pg_dist_placement on shardid = get_shard_id_for_distribution_column('household'::regclass, household_id)
  order by groupid, household_id`

/**
 * What can be saved after a backup failed like this: the households of the workers that answer, where others do not.
 * Undefined where that was not the reason.
 */
export async function findPart(client: Client, failure: unknown): Promise<Part | undefined> {
  if (!isDatabaseUnavailable(failure)) return undefined
  const { rowCount } = await client.query(`select 1 from pg_extension where extname = 'citus'`)
  if (rowCount === 0) return undefined
  const { rows: lost } = await client.query<{ worker: string; groupid: number }>(list_lost)
  if (lost.length === 0) return undefined
  const groups = lost.map(({ groupid }) => groupid)
  const { rows } = await client.query<{ household_id: string; is_there: boolean }>(list_households, [groups])
  const ids = rows.filter(({ is_there }) => is_there).map(({ household_id }) => household_id)
  const portions = Array.from({ length: Math.ceil(ids.length / portion_length) }, (_, index) =>
    ids.slice(index * portion_length, (index + 1) * portion_length),
  )
  return { portions, missing: { workers: lost.map(({ worker }) => worker), households: rows.length - ids.length } }
}

/** What is read of a table: all of it, or of a part only the households that can be reached. */
export function listSelections({ table, columns }: TableStart, part: Part | undefined): string[] {
  const all = `select ${columns.map(quoteName).join(', ')} from ${quoteName(table)}`
  if (part === undefined || !columns.includes('household_id')) return [all]
  // Spelled out: Citus asks only the shards of numbers that it sees when it plans.
  return part.portions.map((ids) => `${all} where household_id = any('{${ids.map(BigInt).join(',')}}'::bigint[])`)
}

/** The tables that can be locked: of a part those that no worker has. */
export const listLockable = (tables: readonly TableStart[], part: Part | undefined): TableStart[] =>
  tables.filter(({ columns }) => part === undefined || !columns.includes('household_id'))

/** What a backup lacks, for whoever asked for all of it. */
export function describeMissing({ workers, households }: Missing): string {
  const those = workers.length === 1 ? 'it' : 'them'
  const lacking = households === 1 ? 'one household' : `${households.toLocaleString('en')} households`
  return `${workers.join(', ')} did not answer, and ${lacking} on ${those} could not be read`
}
