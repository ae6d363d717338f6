import { readFile, readdir } from 'node:fs/promises'
import { Client } from 'pg'
import type { ClientConfig } from 'pg'
import { StartError } from '../start-error.ts'
import { lockTransaction } from './advisory-locks.ts'
import type { LockWait } from './lock-wait.ts'
import { limitLockWait, retryWhileLocked } from './lock-wait.ts'

export interface Migration {
  readonly version: number
  readonly name: string
  readonly sql: string
}

// tsc copies no .sql file: from src and from dist alike the path leads to the sources.
const folder = new URL('../../src/database/migrations/', import.meta.url)

/** Reads `NNN-name.sql` in order; a gap or a double number is a fault of the release and stops the start. */
export async function readMigrations(from: URL = folder): Promise<Migration[]> {
  const files = (await readdir(from)).filter((file) => file.endsWith('.sql')).toSorted()
  return Promise.all(
    files.map(async (file, index) => {
      const version = index + 1
      if (!file.startsWith(`${String(version).padStart(3, '0')}-`)) {
        throw new StartError(`The migration ${file} is out of order: number ${version} was expected.`)
      }
      return { version, name: file.slice(0, -'.sql'.length), sql: await readFile(new URL(file, from), 'utf8') }
    }),
  )
}

/** Until the transaction ends nobody else migrates this database. */
export async function lockMigrations(client: Client): Promise<void> {
  await lockTransaction(client, 'migration')
}

// On Citus a transaction may change the shape of many shards only one after the other; PostgreSQL knows no such setting
// and takes it for one of somebody's own.
export const one_shard_at_a_time = `set local citus.multi_shard_modify_mode = 'sequential'`

/** One transaction in which nobody else changes the schema. */
export async function inTransaction<Result>(
  client: Client,
  wait: LockWait,
  work: () => Promise<Result>,
): Promise<Result> {
  await client.query('BEGIN')
  try {
    await client.query(one_shard_at_a_time)
    await limitLockWait(client, wait)
    await lockMigrations(client)
    const result = await work()
    await client.query('COMMIT')
    return result
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}

/** The version of a database, which becomes one of ours by being asked. */
export async function findVersion(client: Client): Promise<number> {
  await client.query(`CREATE TABLE IF NOT EXISTS migration (
    version integer PRIMARY KEY, name text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`)
  const { rows } = await client.query<{ version: number }>('SELECT coalesce(max(version), 0) AS version FROM migration')
  return rows[0]?.version ?? 0
}

/** The last migration that ran in this database; 0 where Larder has never been. */
export async function findSchema(client: Client): Promise<number> {
  const { rows: found } = await client.query<{ is_there: boolean }>(
    `select to_regclass('migration') is not null as is_there`,
  )
  if (found[0]?.is_there !== true) return 0
  const { rows } = await client.query<{ version: number | null }>('select max(version) as version from migration')
  return rows[0]?.version ?? 0
}

/** Runs one migration and notes that it ran, in the transaction of the caller. */
export async function applyMigration(client: Client, { version, name, sql }: Migration): Promise<void> {
  await client.query(sql)
  await client.query('INSERT INTO migration (version, name) VALUES ($1, $2)', [version, name])
}

function refuseNewer(version: number, known: number): void {
  if (version <= known) return
  throw new StartError(
    `The database is at version ${version}, and this release of Larder knows ${known}. Start a newer release.`,
  )
}

/** How many migrations a start would run; only reads. */
export async function countPending(client: Client): Promise<number> {
  const [version, migrations] = [await findSchema(client), await readMigrations()]
  refuseNewer(version, migrations.length)
  return migrations.length - version
}

async function applyNext(
  client: Client,
  migrations: readonly Migration[],
  wait: LockWait,
): Promise<Migration | undefined> {
  return inTransaction(client, wait, async () => {
    const version = await findVersion(client)
    refuseNewer(version, migrations.length)
    const next = migrations[version]
    if (next === undefined) return undefined
    await applyMigration(client, next)
    return next
  })
}

async function withClient<Result>(connection: ClientConfig, work: (client: Client) => Promise<Result>) {
  const client = new Client({ connectionTimeoutMillis: 10_000, ...connection })
  // A database that goes away meanwhile also fails the query; the event alone would end the process without a sentence.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function takeMigrationLock(gate: Client, wait: LockWait): Promise<void> {
  await gate.query('BEGIN')
  try {
    await limitLockWait(gate, wait)
    await lockTransaction(gate, 'migration_turn')
  } catch (error) {
    await gate.query('ROLLBACK')
    throw error
  }
}

/**
 * Of several processes that start at once one migrates, and the others find it done. The lock is a transaction on a
 * connection of its own: a lock of the session would stay behind with a pooler.
 */
async function withMigrationLock<Result>(
  connection: ClientConfig,
  wait: LockWait,
  work: () => Promise<Result>,
): Promise<Result> {
  return withClient(connection, async (gate) => {
    await retryWhileLocked('the migration lock', () => takeMigrationLock(gate, wait), wait)
    return work()
  })
}

/** Brings the database to this release's version, one transaction a migration; returns the names of those applied. */
export async function migrate(
  connection: ClientConfig,
  migrations?: readonly Migration[],
  wait: LockWait = {},
): Promise<string[]> {
  const all = migrations ?? (await readMigrations())
  return withMigrationLock(connection, wait, () =>
    withClient(connection, async (client) => {
      const applied: string[] = []
      const findNext = () => retryWhileLocked('a lock of a migration', () => applyNext(client, all, wait), wait)
      for (let next = await findNext(); next !== undefined; next = await findNext()) applied.push(next.name)
      return applied
    }),
  )
}
