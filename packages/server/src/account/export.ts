import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { Database, Queries } from '../database/database.ts'
import type { Session } from '../http/authentication.ts'
import { byte_order_mark, csv_readme, encodeLine } from './csv.ts'
import { createPacker } from './packer.ts'
import type { ExportTable } from './tables.ts'
import { export_tables } from './tables.ts'
import { createZip } from './zip.ts'

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

/** One JSON document, a row a line, packed with gzip. */
export async function exportJson(database: Database, session: Owner, now: Date): Promise<ExportFile> {
  return database.transaction(async (queries) => {
    await queries.query(beginSnapshot)
    const packer = createPacker(createGzip())
    await packer.write(`{"format":"larder-export","version":1,"exported_at":${JSON.stringify(now)}`)
    for (const spec of export_tables) {
      const [open, close] = spec.is_single ? ['', ''] : ['[', ']']
      await packer.write(`,\n"${spec.table}":${open}`)
      let separator = ''
      for await (const rows of readPages(queries, spec, session)) {
        await packer.write(`${separator}${rows.join(',\n')}`)
        separator = ',\n'
      }
      await packer.write(close)
    }
    await packer.write('}\n')
    return packer.end()
  })
}

/** A ZIP with a CSV for each table. */
export async function exportCsv(database: Database, session: Owner, now: Date): Promise<ExportFile> {
  return database.transaction(async (queries) => {
    await queries.query(beginSnapshot)
    const zip = createZip(now)
    await zip.add('README.txt', (packer) => packer.write(csv_readme))
    for (const spec of export_tables) {
      await zip.add(`${spec.table}.csv`, async (packer) => {
        await packer.write(`${byte_order_mark}${encodeLine(spec.columns)}`)
        for await (const rows of readPages(queries, spec, session)) {
          const lines = rows.map((row) => {
            const values = JSON.parse(row) as Readonly<Record<string, unknown>>
            return encodeLine(spec.columns.map((column) => values[column]))
          })
          await packer.write(lines.join(''))
        }
      })
    }
    return zip.end()
  })
}

/** The file as a stream that waits for a slow reader. */
export function openFile({ chunks }: ExportFile): Readable {
  return Readable.from(chunks, { objectMode: false })
}
