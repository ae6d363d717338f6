import { createHash, randomBytes } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { open, rename, rm, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Migration } from '../database/migrate.ts'
import { findSchema, readMigrations } from '../database/migrate.ts'
import { StartError } from '../start-error.ts'
import type { TableStart } from './format.ts'
import { encodeFacts, encodeRows, format_version, partial_version, preambleOf } from './format.ts'
import type { Part } from './partial.ts'
import { listLockable, listSelections } from './partial.ts'
import { listSequences, listTables, quoteName } from './tables.ts'

export interface BackupOptions {
  /** Leaves out the imported products, which the same import brings again. */
  readonly without_catalogue?: boolean
  /** Gives up rather than leave less than this on the disk, which the database may need. */
  readonly spare_bytes?: number
  readonly signal?: AbortSignal
  /** Only these households, where others cannot be reached. */
  readonly part?: Part | undefined
}

export interface BackupSummary {
  readonly tables: number
  readonly rows: number
  readonly bytes: number
}

const space_check_bytes = 16_777_216
const copy_buffer_bytes = 262_144

// Text that reads the same in every PostgreSQL, whatever its own settings are; and no time limit of the server's.
const settings = `
  set local client_encoding = 'UTF8'; set local datestyle = 'ISO, YMD'; set local timezone = 'UTC';
  set local bytea_output = 'hex'; set local extra_float_digits = 1; set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0`

// On Citus one connection to each node for all its shards: one snapshot a node, and with it one moment for each household.
const one_snapshot_a_node = 'set local citus.max_adaptive_executor_pool_size = 1'

async function readSchema(client: Client, migrations: readonly Migration[]): Promise<number> {
  const schema = await findSchema(client)
  if (schema === 0) throw new StartError('There is nothing to back up: the database is empty.')
  if (schema > migrations.length) {
    throw new StartError('A newer release of Larder has changed the database. Back it up with that release.')
  }
  return schema
}

/** One moment for all tables. They are locked against truncation first, which would show through an older snapshot. */
async function beginSnapshot(client: Client, tables: readonly TableStart[]): Promise<void> {
  await client.query('begin isolation level repeatable read read only')
  await client.query(settings)
  await client.query(one_snapshot_a_node)
  await client.query(`lock table ${tables.map(({ table }) => quoteName(table)).join(', ')} in access share mode`)
}

/** The rows that a query finds, as frames; returns how many. */
async function* encodeSelection(client: Client, selection: string): AsyncGenerator<Buffer, number> {
  const copied = client.query(copyTo(`copy (${selection}) to stdout`, { highWaterMark: copy_buffer_bytes }))
  for await (const block of copied) yield* encodeRows(block as Buffer)
  // The stream ends with its last row; the row count comes with the completion of the command, before the next answer.
  await client.query('select')
  return copied.rowCount
}

async function* encodeDatabase(client: Client, options: BackupOptions, summary: { tables: number; rows: number }) {
  const { without_catalogue, part } = options
  const migrations = await readMigrations()
  const schema = await readSchema(client, migrations)
  await beginSnapshot(client, listLockable(await listTables(client, without_catalogue), part))
  if ((await findSchema(client)) !== schema) throw new StartError('The database is being brought up to date.')
  const { missing } = part ?? {}
  yield encodeFacts('H', {
    created_at: new Date().toISOString(),
    schema,
    ...(missing === undefined ? {} : { missing }),
  })
  for (const shape of await listTables(client, without_catalogue)) {
    yield encodeFacts('T', { table: shape.table, columns: shape.columns })
    let rows = 0
    for (const selection of listSelections(shape, part)) rows += yield* encodeSelection(client, selection)
    yield encodeFacts('E', { rows })
    summary.tables += 1
    summary.rows += rows
  }
  // After the rows: a number that was given away meanwhile may stand in a row that the snapshot does not show.
  yield encodeFacts('F', { tables: summary.tables, sequences: await listSequences(client) })
  await client.query('commit')
}

const sealed = (preamble: Buffer) =>
  async function* seal(packed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const hash = createHash('sha256').update(preamble)
    yield preamble
    for await (const block of packed) {
      hash.update(block)
      yield block
    }
    yield hash.digest()
  }

async function requireDiskSpace(folder: string, spare_bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < spare_bytes) throw new StartError(`There is too little room on the disk of ${folder}.`)
}

async function writeBlocks(file: FileHandle, blocks: AsyncIterable<Buffer>, folder: string, spare_bytes: number) {
  let bytes = 0
  let checked_at = -Infinity
  for await (const block of blocks) {
    if (spare_bytes > 0 && bytes - checked_at >= space_check_bytes) {
      await requireDiskSpace(folder, spare_bytes)
      checked_at = bytes
    }
    await file.appendFile(block)
    bytes += block.length
  }
  return bytes
}

/** A new name is safe from a power cut only once its folder is; not every system can say so of a folder. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder).catch(() => undefined)
  await handle?.sync().catch(() => {})
  await handle?.close()
}

/**
 * Writes the whole database as of one moment into one file, while others go on writing to it. Beside its name first:
 * under the name there is never half a backup. The client is of no more use when this fails.
 */
export async function writeBackup(client: Client, path: string, options: BackupOptions = {}): Promise<BackupSummary> {
  const { signal, spare_bytes = 0, part } = options
  const summary = { tables: 0, rows: 0, bytes: 0 }
  const folder = dirname(path)
  const half = `${path}.${randomBytes(4).toString('hex')}.half`
  // It holds what everybody typed, and hashes of their passwords.
  const file = await open(half, 'wx', 0o600)
  try {
    await pipeline(
      encodeDatabase(client, options, summary),
      createGzip({ chunkSize: 65_536 }),
      sealed(preambleOf(part === undefined ? format_version : partial_version)),
      async (blocks: AsyncIterable<Buffer>) => {
        summary.bytes = await writeBlocks(file, blocks, folder, spare_bytes)
      },
      ...(signal === undefined ? [] : [{ signal }]),
    )
    await file.sync()
    await file.close()
    await rename(half, path)
  } catch (error) {
    await file.close().catch(() => {})
    await rm(half, { force: true })
    throw error
  }
  await syncFolder(folder)
  return summary
}
