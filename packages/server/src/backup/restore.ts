import { randomInt } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { people_messages } from '@larder/contract/messages/people-messages'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Migration } from '../database/migrate.ts'
import { applyMigration, findVersion, lockMigrations, one_shard_at_a_time } from '../database/migrate.ts'
import { clearEmptyDatabase } from './empty.ts'
import type { Footer, Frame, Header, Sequence, TableEnd, TableStart } from './format.ts'
import { BadBackup } from './format.ts'
import type { CheckedBackup } from './read.ts'
import { readFrames } from './read.ts'
import { quoteName } from './tables.ts'

export interface RestoreSummary {
  readonly tables: number
  readonly rows: number
  /** How many people begin with an empty household, since a partial backup lacks theirs. */
  readonly unhoused: number
}

const damaged = () => new BadBackup('The backup is damaged: its pieces do not fit together.')

// No time limit of the server's, and the text as it was written.
const settings = `
  set local client_encoding = 'UTF8'; set local datestyle = 'ISO, YMD'; set local timezone = 'UTC';
  set local statement_timeout = 0; set local lock_timeout = '10s'; set local idle_in_transaction_session_timeout = 0`

// Those that a constraint needs must stay; the others are made quicker of all rows at once than row by row.
const listIndexes = `
  select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
  where indrelid = $1::regclass and not exists (select 1 from pg_constraint where conindid = indexrelid)`

async function withoutIndexes(client: Client, table: string, fill: () => Promise<number>): Promise<number> {
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(listIndexes, [table])
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  const count = await fill()
  for (const { definition } of indexes) await client.query(definition)
  return count
}

function parse<Facts>(frame: Frame | undefined, kind: string): Facts {
  if (frame?.kind !== kind) throw damaged()
  return JSON.parse(frame.payload.toString()) as Facts
}

type Frames = AsyncGenerator<Frame, void, void>

async function next(frames: Frames): Promise<Frame | undefined> {
  const { value, done } = await frames.next()
  return done === true ? undefined : value
}

async function loadTable(client: Client, { table, columns }: TableStart, frames: Frames): Promise<number> {
  let last: Frame | undefined
  async function* rowsOf(): AsyncGenerator<Buffer> {
    for (last = await next(frames); last?.kind === 'D'; last = await next(frames)) yield last.payload
  }
  const name = quoteName(table)
  const sql = `copy ${name} (${columns.map(quoteName).join(', ')}) from stdin`
  const count = await withoutIndexes(client, name, async () => {
    const target = client.query(copyFrom(sql))
    await pipeline(rowsOf, target)
    return target.rowCount
  })
  if (parse<TableEnd>(last, 'E').rows !== count) throw damaged()
  return count
}

async function loadTables(
  client: Client,
  frames: Frames,
): Promise<Omit<RestoreSummary, 'unhoused'> & Pick<Footer, 'sequences'>> {
  parse(await next(frames), 'H')
  let tables = 0
  let rows = 0
  let frame = await next(frames)
  for (; frame?.kind === 'T'; frame = await next(frames)) {
    rows += await loadTable(client, parse<TableStart>(frame, 'T'), frames)
    tables += 1
  }
  const footer = parse<Footer>(frame, 'F')
  // The end behind the footer is where the checksum of what was read is compared.
  if (footer.tables !== tables || (await next(frames)) !== undefined) throw damaged()
  return { tables, rows, sequences: footer.sequences }
}

/**
 * What was given out after the backup is unknown here, and must not be given out again: numbers of things, versions of
 * items, tags of lists. All go on from somewhere beyond; by chance, so that a second restore of the same file is elsewhere.
 */
async function leap(client: Client, sequences: readonly Sequence[]): Promise<void> {
  const step = 1_000_000 + randomInt(1_000_000)
  for (const { table, column, last_value } of sequences) {
    const [name, field] = [quoteName(table), quoteName(column)]
    const greatest = `greatest($3::bigint, (select coalesce(max(${field}), 0) from ${name}))`
    const text = `select setval(pg_get_serial_sequence($1, $2), ${greatest} + $4::bigint)`
    await client.query(text, [name, column, last_value ?? 0, step])
  }
  await client.query('update item set version = version + $1', [step])
  await client.query('update household set inventory_version = inventory_version + $1', [randomInt(step, 2 ** 40)])
}

/** Says in every household what it was restored to: a phone may hold records of since then. */
async function noteRestoration(client: Client, { created_at }: Header): Promise<void> {
  await client.query('update household set restored_at = now(), restored_to = $1::timestamptz', [created_at])
}

// Nobody is ever without a household.
const list_unhoused = `
  select user_id::text, first_name from app_user
  where not exists (select 1 from household_member where household_member.user_id = app_user.user_id)`
const house_people = `
  select count(create_household(name, 'UTC', user_id)) from unnest($1::text[], $2::bigint[]) as person (name, user_id)`

/** Those whose households a partial backup lacks begin with an empty one, called as any new one; returns how many they are. */
async function housePeople(client: Client): Promise<number> {
  const { rows } = await client.query<{ user_id: string; first_name: string | null }>(list_unhoused)
  const names = rows.map(({ first_name }) => people_messages.nameOfNew(first_name))
  await client.query(house_people, [names, rows.map(({ user_id }) => user_id)])
  return rows.length
}

/**
 * Restores a checked backup into a database that holds nothing, in one transaction: the tables as they were when it was
 * made, the rows, then the migrations since.
 */
export async function restoreBackup(
  client: Client,
  backup: CheckedBackup,
  migrations: readonly Migration[],
): Promise<RestoreSummary> {
  await client.query('begin')
  try {
    await client.query(settings)
    await client.query(one_shard_at_a_time)
    await lockMigrations(client)
    await clearEmptyDatabase(client, migrations)
    await findVersion(client)
    const { schema } = backup.header
    for (const migration of migrations.slice(0, schema)) await applyMigration(client, migration)
    const { sequences, ...summary } = await loadTables(client, readFrames(backup))
    for (const migration of migrations.slice(schema)) await applyMigration(client, migration)
    await leap(client, sequences)
    const unhoused = backup.header.missing === undefined ? 0 : await housePeople(client)
    await noteRestoration(client, backup.header)
    await client.query('commit')
    await client.query('analyze')
    return { ...summary, unhoused }
  } catch (error) {
    // Where the connection is gone, so is the transaction.
    await client.query('rollback').catch(() => {})
    throw error
  }
}
