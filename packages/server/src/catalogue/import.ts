import type { Client } from 'pg'
import { tryLockSession, unlockSession } from '../database/advisory-locks.ts'
import { StartError } from '../start-error.ts'
import { dropWordIndexWhileEmpty, finishIndexes } from './indexes.ts'
import { readRecords } from './records.ts'
import type { CatalogueRow } from './rows.ts'
import type { Source } from './source.ts'

/** How far an import is. */
export interface ImportState {
  readonly rows_read: number
  readonly rows_kept: number
}

export interface ImportOptions {
  /** Reads a file again that was imported before. */
  readonly again?: boolean
  readonly batch_rows?: number
  onBatch?(state: ImportState): void
  /** The rows are in; the indexes take a while. */
  onIndexing?(): void
  /** Ends the import after the batch under way. */
  readonly stop?: AbortSignal
}

export interface ImportOutcome extends ImportState {
  readonly outcome: 'finished' | 'stopped' | 'known'
  /** How many rows an earlier run had done. */
  readonly resumed_at: number
}

const diskFull = '53100'

// One statement a batch: the products and how far we are come together or not at all.
const writeBatch = `
  with given as (
    select * from json_to_recordset($2::json) as row (barcode text, product_name text, brand text, quantity text,
      categories text, image_source text, search_text text)
  ), written as (
    insert into catalogue_product as old (barcode, product_name, brand, quantity, categories, image_source, search_text)
    select barcode, product_name, brand, quantity, categories, image_source, search_text from given
    on conflict (barcode) do update set
      product_name = excluded.product_name, brand = excluded.brand, quantity = excluded.quantity,
      categories = excluded.categories, image_source = excluded.image_source, search_text = excluded.search_text
    where (old.product_name, old.brand, old.quantity, old.categories, old.image_source)
      is distinct from (excluded.product_name, excluded.brand, excluded.quantity, excluded.categories, excluded.image_source)
  )
  update catalogue_import set rows_read = $3, rows_kept = $4 where source_hash = $1`

const begin = `
  insert into catalogue_import (source_hash, source) values ($1, $2)
  on conflict (source_hash) do update set source = excluded.source
  returning rows_read, rows_kept, finished_at is not null as is_finished`

async function findStart(client: Client, { source_hash, name }: Source, again: boolean) {
  const { rows } = await client.query<{ rows_read: string; rows_kept: string; is_finished: boolean }>(begin, [
    source_hash,
    name,
  ])
  const [found] = rows
  const isAgain = again && found?.is_finished === true
  if (isAgain) {
    const restart =
      'update catalogue_import set rows_read = 0, rows_kept = 0, finished_at = null where source_hash = $1'
    await client.query(restart, [source_hash])
  }
  const state = { rows_read: Number(found?.rows_read), rows_kept: Number(found?.rows_kept) }
  return { ...(isAgain ? { rows_read: 0, rows_kept: 0 } : state), is_known: found?.is_finished === true && !isAgain }
}

async function claim(client: Client): Promise<void> {
  const isOurs = await tryLockSession(client, 'catalogue_import')
  if (!isOurs) throw new StartError('Another import is under way. Wait for it, or stop it.')
}

function explain(error: unknown, { rows_read }: ImportState): unknown {
  if (!(error instanceof Error) || error instanceof StartError) return error
  const code = 'code' in error ? String(error.code) : ''
  const goOn = `${rows_read} rows are safe; the same command goes on behind them.`
  if (code === diskFull) return new StartError(`The disk of the database is full. ${goOn}`, { cause: error })
  if (code.startsWith('Z_')) return new StartError(`The file is damaged or ends early (${error.message}). ${goOn}`)
  if (code.startsWith('57P') || error.message.startsWith('Connection terminated')) {
    return new StartError(`The database went away. ${goOn}`, { cause: error })
  }
  return error
}

/** Brings a dump into the catalogue in batches, each of them final: cut off anywhere, the next run goes on. */
export async function importCatalogue(
  client: Client,
  source: Source,
  options: ImportOptions = {},
): Promise<ImportOutcome> {
  const { again = false, batch_rows = 5000, onBatch, onIndexing, stop } = options
  await claim(client)
  // A batch lost to a power cut is read again, together with its count.
  await client.query('set synchronous_commit = off')
  const { is_known, ...start } = await findStart(client, source, again)
  const resumed_at = start.rows_read
  if (is_known) return { outcome: 'known', resumed_at, ...start }
  await dropWordIndexWhileEmpty(client)

  let state: ImportState = start
  // The next batch is read while PostgreSQL writes this one.
  let writing: Promise<unknown> = Promise.resolve()
  let batch = new Map<string, CatalogueRow>()
  let { rows_read, rows_kept } = start

  async function write(values: unknown[], next: ImportState): Promise<void> {
    await client.query({ name: 'write_catalogue_batch', text: writeBatch, values })
    state = next
    onBatch?.(next)
  }

  async function flush(): Promise<void> {
    await writing
    const next = { rows_read, rows_kept }
    const values = [source.source_hash, JSON.stringify([...batch.values()]), rows_read, rows_kept]
    batch = new Map()
    writing = write(values, next)
    // It is awaited before the next one; until then a failure must not count as unhandled.
    writing.catch(() => {})
  }

  try {
    for await (const rows of readRecords(source.open(), start.rows_read)) {
      for (const row of rows) {
        rows_read += 1
        if (row === undefined) continue
        rows_kept += 1
        batch.set(row.barcode, row)
        if (batch.size >= batch_rows) await flush()
      }
      if (stop?.aborted === true) break
    }
    await flush()
    await writing
    if (stop?.aborted === true) return { outcome: 'stopped', resumed_at, ...state }
    onIndexing?.()
    await finishIndexes(client)
    await client.query('update catalogue_import set finished_at = now() where source_hash = $1', [source.source_hash])
    return { outcome: 'finished', resumed_at, ...state }
  } catch (error) {
    await writing.catch(() => {})
    throw explain(error, state)
  } finally {
    await unlockSession(client, 'catalogue_import').catch(() => {})
  }
}
