import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { ZipFile } from 'yazl'
import type { Database, Queries } from '../database/database.ts'
import type { Session } from '../http/authentication.ts'
import { byte_order_mark, csv_readme, encodeLine } from './csv.ts'
import type { ExportTable } from './tables.ts'
import { export_tables } from './tables.ts'

const page_rows = 1000

// One moment for all tables, so that the journal adds up to the quantities here too.
const beginSnapshot = { name: '', text: 'set transaction isolation level repeatable read, read only' }
const fetchRows = { name: '', text: `fetch ${page_rows} from export_rows` }
const closeRows = { name: '', text: 'close export_rows' }

type Owner = Pick<Session, 'user_id' | 'household_id'>

async function* readPages(queries: Queries, { statement, owner }: ExportTable, session: Owner) {
  const text = `declare export_rows no scroll cursor for ${statement.text}`
  await queries.query({ name: '', text }, [session[owner]])
  for (;;) {
    const rows = await queries.query<{ row: string }>(fetchRows)
    if (rows.length > 0) yield rows.map(({ row }) => row)
    if (rows.length < page_rows) break
  }
  await queries.query(closeRows)
}

/** A file in memory, packed. */
export interface ExportFile {
  readonly chunks: readonly Buffer[]
  readonly packed_size: number
}

/** Kept until it is whole: a slow phone must not hold a connection of the database. */
async function collect(packed: AsyncIterable<Buffer>): Promise<ExportFile> {
  const chunks: Buffer[] = []
  for await (const chunk of packed) chunks.push(chunk)
  return { chunks, packed_size: chunks.reduce((sum, { length }) => sum + length, 0) }
}

async function* encodeJson(queries: Queries, session: Owner, now: Date): AsyncGenerator<string> {
  yield `{"format":"larder-export","version":1,"exported_at":${JSON.stringify(now)}`
  for (const spec of export_tables) {
    const [open, close] = spec.is_single ? ['', ''] : ['[', ']']
    yield `,\n"${spec.table}":${open}`
    let separator = ''
    for await (const rows of readPages(queries, spec, session)) {
      yield `${separator}${rows.join(',\n')}`
      separator = ',\n'
    }
    yield close
  }
  yield '}\n'
}

async function* encodeCsv(queries: Queries, spec: ExportTable, session: Owner): AsyncGenerator<string> {
  yield `${byte_order_mark}${encodeLine(spec.columns)}`
  for await (const rows of readPages(queries, spec, session)) {
    const lines = rows.map((row) => {
      const values = JSON.parse(row) as Readonly<Record<string, unknown>>
      return encodeLine(spec.columns.map((column) => values[column]))
    })
    yield lines.join('')
  }
}

/** One JSON document, a row a line, packed with gzip. */
export async function exportJson(database: Database, session: Owner, now: Date): Promise<ExportFile> {
  return database.transaction(async (queries) => {
    await queries.query(beginSnapshot)
    return pipeline(encodeJson(queries, session, now), createGzip(), collect)
  })
}

/** A ZIP with a CSV for each table. */
export async function exportCsv(database: Database, session: Owner, now: Date): Promise<ExportFile> {
  return database.transaction(async (queries) => {
    await queries.query(beginSnapshot)
    const zip = new ZipFile()
    const output = zip.outputStream as Readable
    zip.addBuffer(Buffer.from(csv_readme), 'README.txt', { mtime: now })
    for (const spec of export_tables) {
      // Opened when its turn has come: the tables share one connection.
      zip.addReadStreamLazy(`${spec.table}.csv`, { mtime: now }, (open) => {
        const rows = Readable.from(encodeCsv(queries, spec, session), { objectMode: false })
        open(
          null,
          rows.on('error', (error) => output.destroy(error)),
        )
      })
    }
    zip.end()
    return collect(output)
  })
}

/** The file as a stream that waits for a slow reader. */
export function openFile({ chunks }: ExportFile): Readable {
  return Readable.from(chunks, { objectMode: false })
}
