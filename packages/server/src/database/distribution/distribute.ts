import type { Client } from 'pg'
import { countPending, inTransaction } from '../migrate.ts'
import { StartError } from '../../start-error.ts'
import { coordinator_tables, type DistributionState, readDistribution } from './state.ts'

// A row on a shard cannot be referred to from the coordinator: whoever deletes a household deletes these rows too.
const list_foreign_keys = `
  select conrelid::regclass::text as "table", quote_ident(conname) as name from pg_constraint
  where contype = 'f' and conrelid::regclass::text = any($1) and confrelid::regclass::text = any($2)`

export interface ForeignKey {
  readonly table: string
  readonly name: string
}

/** What is left to do until every table of a household lies on its shard. */
export interface DistributionPlan extends DistributionState {
  readonly missing: readonly string[]
  readonly foreign_keys: readonly ForeignKey[]
}

/** Reads how things lie; a database without Citus is refused. */
export async function requireCitus(client: Client): Promise<DistributionState> {
  const state = await readDistribution(client)
  if (!state.has_citus) {
    throw new StartError(
      'This database has no Citus: create the extension on the coordinator and on every worker, and add the workers with citus_add_node. See docs/operating.md.',
    )
  }
  return state
}

export async function planDistribution(client: Client): Promise<DistributionPlan> {
  const state = await requireCitus(client)
  const values = [Object.keys(coordinator_tables), state.tables]
  const { rows: foreign_keys } = await client.query<ForeignKey>(list_foreign_keys, values)
  const missing = state.tables.filter((table) => !state.distributed.includes(table))
  return { ...state, missing, foreign_keys }
}

const isDone = ({ tables, missing }: DistributionPlan) => tables.length > 0 && missing.length === 0

/** The plan in words, for whoever is about to run it; so many migrations come before it. */
export function describePlan(plan: DistributionPlan, pending = 0): string[] {
  const { tables, missing, distributed, foreign_keys, workers, shards } = plan
  if (isDone(plan)) return [`All ${distributed.length} tables of households are distributed. There is nothing to do.`]
  const first = `The database is brought up to date first (${pending} migrations)`
  const where = `${workers === 1 ? 'one node' : `${workers} nodes`} in ${shards} shards by household`
  if (tables.length === 0)
    return [`${first}, then the tables of households are spread over ${where}. There is nothing in them yet.`]
  return [
    ...(pending > 0 ? [`${first}; what that adds is spread as well.`] : []),
    `${missing.length} tables are going to be spread over ${where}, with all their rows: ${missing.join(', ')}.`,
    ...foreign_keys.map(
      ({ table, name }) => `The foreign key ${name} of ${table} is dropped: its household lies on a shard.`,
    ),
    'People, sessions and the catalogue stay on the coordinator.',
    'Everything happens in one transaction, during which nobody can write. Stop Larder first, and keep a backup.',
  ]
}

/** Reads what is going to be done, in words too; the transaction may only read, so that nothing is. */
export async function previewDistribution(client: Client): Promise<{ lines: string[]; isDone: boolean }> {
  await client.query('begin read only')
  try {
    const plan = await planDistribution(client)
    return { lines: describePlan(plan, await countPending(client)), isDone: isDone(plan) }
  } finally {
    await client.query('rollback')
  }
}

async function distributeTable(client: Client, table: string): Promise<void> {
  const colocated = table === 'household' ? 'default' : 'household'
  const text = `select create_distributed_table($1::text::regclass, 'household_id', colocate_with => $2)`
  await client.query(text, [table, colocated])
}

/** Does what the plan says, all of it or nothing; run again it does nothing. */
export async function distribute(client: Client): Promise<DistributionPlan> {
  const plan = await inTransaction(client, {}, async () => {
    // The journal's append-only trigger looks at its own shard alone.
    await client.query('set local citus.enable_unsafe_triggers = on; set local statement_timeout = 0')
    const found = await planDistribution(client)
    for (const { table, name } of found.foreign_keys) {
      await client.query(`alter table ${table} drop constraint ${name}`)
    }
    for (const table of found.missing) await distributeTable(client, table)
    return found
  })
  // What create_distributed_table has copied is still there on the coordinator, where nothing reads it any more.
  if (plan.missing.length > 0) {
    const [first = 'household'] = plan.missing
    await client.query('select truncate_local_data_after_distributing_table($1::text::regclass)', [first])
    await client.query('analyze')
  }
  return plan
}
