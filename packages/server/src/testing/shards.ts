import { Client } from 'pg'
import type { ClientConfig } from 'pg'
import type { Statement } from '../database/statement.ts'

/**
 * A cluster on one machine: every table of a household once more, cut into shards by hash of household_id. Where
 * PostgreSQL can leave out all shards but one before it runs a statement, Citus or CockroachDB can send it to one node.
 */
const shards = 4

interface Node {
  readonly 'Parent Relationship'?: string
  readonly Schema?: string
  readonly 'Relation Name'?: string
  readonly Operation?: string
  readonly Output?: readonly string[]
  readonly 'Target Tables'?: readonly Node[]
  readonly Plans?: readonly Node[]
}

/** Where a statement goes: to no table of a household, to the shard of its first parameter, or to who knows how many. */
export type Reach = 'elsewhere' | 'one shard' | 'many shards'

/** A value of each type that a parameter can have; anything but null, which would let whole parts be left out. */
const samples: Readonly<Record<string, string>> = {
  boolean: 'true',
  bytea: `'\\x01'`,
  date: `'2026-01-01'`,
  json: `'{}'`,
  jsonb: `'{}'`,
  'timestamp with time zone': `'2026-01-01'`,
  interval: `'1 day'`,
  stock_event_kind: `'consumed'`,
}

function sampleOf(type: string, number: string): string {
  if (type.endsWith('[]')) return `array[${sampleOf(type.slice(0, -2), number)}]::${type}`
  return samples[type] ?? `'${number}'`
}

/** The places of a plan that touch a table; an update or delete names the whole table, and its shards apart. */
function flatten(node: Node): Node[] {
  const targets = node.Operation === 'Update' || node.Operation === 'Delete' ? (node['Target Tables'] ?? []) : [node]
  return [...targets, ...(node.Plans ?? []).flatMap(flatten)]
}

async function shardOf(client: Client, number: number): Promise<number> {
  for (let shard = 0; shard < shards; shard += 1) {
    const sql = `select satisfies_hash_partition('sharded.item'::regclass, ${shards}, ${shard}, $1::bigint) as is_here`
    const { rows } = await client.query<{ is_here: boolean }>(sql, [number])
    if (rows[0]?.is_here === true) return shard
  }
  throw new Error('every number has a shard')
}

/** Two numbers that live apart: one for the household, one for everything else. */
async function chooseNumbers(client: Client) {
  const household = 1
  const shard = await shardOf(client, household)
  let other = 2
  while ((await shardOf(client, other)) === shard) other += 1
  return { household, shard, other }
}

/** Cuts these tables of the connection's database into shards; fails where a key does not hold the household. */
export async function openShards(connection: ClientConfig, tables: readonly string[]) {
  const client = new Client(connection)
  await client.connect()
  await client.query('create schema sharded')
  for (const table of tables) {
    await client.query(`create table sharded.${table} (like public.${table} including all)
      partition by hash (household_id)`)
    for (let shard = 0; shard < shards; shard += 1) {
      await client.query(`create table sharded.${table}_${shard} partition of sharded.${table}
        for values with (modulus ${shards}, remainder ${shard})`)
    }
  }
  await client.query(`set search_path = sharded, public; set plan_cache_mode = force_custom_plan`)
  const { household, shard, other } = await chooseNumbers(client)

  /** A row goes where its household is: an insert names it as the first column. */
  function isAtHome(node: Node): boolean {
    if (node.Operation === 'Insert') {
      const rows = node.Plans?.find((part) => part['Parent Relationship'] === 'Outer')
      return rows?.Output?.[0] === `'${household}'::bigint`
    }
    return node['Relation Name']?.endsWith(`_${shard}`) === true
  }

  return {
    async explain({ text }: Pick<Statement, 'text'>): Promise<Reach> {
      await client.query(`prepare explained as ${text}`)
      try {
        const { rows: types } = await client.query<{ type: string }>(
          'select unnest(parameter_types)::text as type from pg_prepared_statements',
        )
        const values = types.map(({ type }, index) => sampleOf(type, String(index === 0 ? household : other)))
        const call = values.length === 0 ? 'explained' : `explained(${values.join(', ')})`
        const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(
          `explain (format json, verbose) execute ${call}`,
        )
        const plan = rows[0]?.['QUERY PLAN'][0].Plan ?? {}
        const touching = flatten(plan).filter((node) => node.Schema === 'sharded')
        if (touching.length === 0) return 'elsewhere'
        return touching.every(isAtHome) ? 'one shard' : 'many shards'
      } finally {
        await client.query('deallocate explained')
      }
    },
    close: () => client.end(),
  }
}
