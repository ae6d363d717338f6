import type { Client } from 'pg'
import type { Migration } from '../database/migrate.ts'
import { findSchema } from '../database/migrate.ts'
import { StartError } from '../start-error.ts'
import { functions_in_tables, functions_of_rows, listOwned, owned_tables, owned_types } from './owned-objects.ts'
import { quoteName } from './tables.ts'

const listExisting = `
  select relname::text as "table" from pg_class
  where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname = any($1) order by relname`

interface Existing {
  readonly table: string
}

async function holdsRows(client: Client, table: string): Promise<boolean> {
  const { rows } = await client.query<{ is_full: boolean }>(
    `select exists (select 1 from ${quoteName(table)}) as is_full`,
  )
  return rows[0]?.is_full === true
}

/** Nothing of anybody's is ever overwritten: one row anywhere is enough to refuse. */
async function refuseRows(client: Client, tables: readonly Existing[]): Promise<void> {
  const expendable = listOwned('itself', 'counter')
  for (const { table } of tables) {
    if (expendable.includes(table) || !(await holdsRows(client, table))) continue
    throw new StartError(
      `The database is not empty (there are rows in ${table}), so nothing was restored. Set DATA_DIR to a new folder, or DATABASE_URL to a new database.`,
    )
  }
}

async function dropFunctions(client: Client, names: readonly string[]): Promise<void> {
  for (const name of names) await client.query(`drop function if exists ${quoteName(name)}`)
}

/**
 * Brings a database back to before the first migration, provided that it holds nothing. Its tables are locked before they
 * are looked at, so that nobody can register in between.
 */
export async function clearEmptyDatabase(client: Client, migrations: readonly Migration[]): Promise<void> {
  const { rows: tables } = await client.query<Existing>(listExisting, [Object.keys(owned_tables)])
  if (tables.length === 0) return
  const list = tables.map(({ table }) => quoteName(table)).join(', ')
  await client.query(`lock table ${list} in access exclusive mode`)
  const schema = await findSchema(client)
  if (schema === 0) throw new StartError('The database holds tables that are not Larder’s, so nothing was restored.')
  if (schema > migrations.length) {
    throw new StartError(`The database is of version ${schema}, which only a newer release of Larder knows.`)
  }
  await refuseRows(client, tables)
  await dropFunctions(client, functions_of_rows)
  await client.query(`drop table ${list}`)
  await dropFunctions(client, functions_in_tables)
  for (const name of owned_types) await client.query(`drop type if exists ${quoteName(name)}`)
}
