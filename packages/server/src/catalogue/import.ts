import { isDatabaseUnavailable } from '../database/errors.ts'
import { tryLockSession, unlockSession } from '../database/advisory-locks.ts'
import { StartError } from '../start-error.ts'
import type { ImportConnection } from './import-repository.ts'
import { beginImport, dropWordIndexWhileEmpty, endImport, finishIndexes, writeBatch } from './import-repository.ts'
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

const disk_full = '53100'

async function claim(client: ImportConnection): Promise<void> {
  const isOurs = await tryLockSession(client, 'catalogue_import')
  if (!isOurs) throw new StartError('Another import is under way. Wait for it, or stop it.')
}

function explain(error: unknown, { rows_read }: ImportState): unknown {
  if (!(error instanceof Error) || error instanceof StartError) return error
  const code = 'code' in error ? String(error.code) : ''
  const goOn = `${rows_read} rows are safe; the same command goes on behind them.`
  if (code === disk_full) return new StartError(`The disk of the database is full. ${goOn}`, { cause: error })
  if (code.startsWith('Z_')) return new StartError(`The file is damaged or ends early (${error.message}). ${goOn}`)
  if (isDatabaseUnavailable(error)) {
    return new StartError(`The connection to the database was lost. ${goOn}`, { cause: error })
  }
  return error
}

/** Brings a dump into the catalogue in batches, each of them final: cut off anywhere, the next run goes on. */
export async function importCatalogue(
  client: ImportConnection,
  source: Source,
  options: ImportOptions = {},
): Promise<ImportOutcome> {
  const { again = false, batch_rows = 5000, onBatch, onIndexing, stop } = options
  await claim(client)
  const { is_known, ...start } = await beginImport(client, source, again)
  const resumed_at = start.rows_read
  if (is_known) return { outcome: 'known', resumed_at, ...start }
  await dropWordIndexWhileEmpty(client)

  let state: ImportState = start
  // The next batch is read while PostgreSQL writes this one.
  let writing: Promise<unknown> = Promise.resolve()
  let batch = new Map<string, CatalogueRow>()
  let { rows_read, rows_kept } = start

  async function write(values: unknown[], next: ImportState): Promise<void> {
    await writeBatch(client, values)
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
    await endImport(client, source)
    return { outcome: 'finished', resumed_at, ...state }
  } catch (error) {
    await writing.catch(() => {})
    throw explain(error, state)
  } finally {
    await unlockSession(client, 'catalogue_import').catch(() => {})
  }
}
