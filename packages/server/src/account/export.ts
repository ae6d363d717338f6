import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { ZipFile } from 'yazl'
import type { Database } from '../database/database.ts'
import { byte_order_mark, csv_readme, encodeLine } from './csv.ts'
import { type ExportRepository, type Owner, createExportRepository } from './export-repository.ts'

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

async function* encodeJson(repository: ExportRepository, now: Date): AsyncGenerator<string> {
  yield `{"format":"larder-export","version":1,"exported_at":${JSON.stringify(now)}`
  for (const spec of repository.tables) {
    const [open, close] = spec.is_single === true ? ['', ''] : ['[', ']']
    yield `,\n"${spec.table}":${open}`
    let separator = ''
    for await (const rows of repository.readPages(spec)) {
      yield `${separator}${rows.join(',\n')}`
      separator = ',\n'
    }
    yield close
  }
  yield '}\n'
}

async function* encodeCsv(
  repository: ExportRepository,
  spec: ExportRepository['tables'][number],
): AsyncGenerator<string> {
  yield `${byte_order_mark}${encodeLine(spec.columns)}`
  for await (const rows of repository.readPages(spec)) {
    const lines = rows.map((row) => {
      const values = JSON.parse(row) as Readonly<Record<string, unknown>>
      return encodeLine(spec.columns.map((column) => values[column]))
    })
    yield lines.join('')
  }
}

/** One JSON document, a row a line, packed with gzip. */
export async function exportJson(database: Database, owner: Owner, now: Date): Promise<ExportFile> {
  return database.transaction(async (queries) => {
    const repository = createExportRepository(queries, owner)
    await repository.beginSnapshot()
    return pipeline(encodeJson(repository, now), createGzip(), collect)
  })
}

/** A ZIP with a CSV for each table. */
export async function exportCsv(database: Database, owner: Owner, now: Date): Promise<ExportFile> {
  return database.transaction(async (queries) => {
    const repository = createExportRepository(queries, owner)
    await repository.beginSnapshot()
    const zip = new ZipFile()
    const output = zip.outputStream as Readable
    zip.addBuffer(Buffer.from(csv_readme), 'README.txt', { mtime: now })
    for (const spec of repository.tables) {
      // Opened when its turn has come: the tables share one connection.
      zip.addReadStreamLazy(`${spec.table}.csv`, { mtime: now }, (open) => {
        const rows = Readable.from(encodeCsv(repository, spec), { objectMode: false })
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
