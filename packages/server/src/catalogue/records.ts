import { StringDecoder } from 'node:string_decoder'
import { StartError } from '../start-error.ts'
import type { CatalogueRow } from './rows.ts'
import { findColumns, fromColumns, fromObject } from './rows.ts'

/** No row of a public dump comes near it; a file without line ends must not fill the memory. */
const longest_line = 8_000_000
const longest_quoted = 100_000

type Line = string | undefined

/** Lines as they arrive, many at a time; one that is too long comes as undefined. */
async function* readLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<Line[]> {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  let isOverlong = false
  for await (const chunk of chunks) {
    const lines: Line[] = (rest + decoder.write(chunk)).split('\n')
    rest = lines.pop() ?? ''
    if (isOverlong && lines.length > 0) {
      lines[0] = undefined
      isOverlong = false
    }
    if (rest.length > longest_line) {
      rest = ''
      isOverlong = true
    }
    if (lines.length > 0) yield lines
  }
  rest += decoder.end()
  if (rest !== '') yield [isOverlong ? undefined : rest]
}

const hasOpenQuote = (text: string): boolean => (text.split('"').length - 1) % 2 === 1

/** Puts lines together again that a quoted field has broken apart; a quote that never closes costs its own rows only. */
async function* joinQuoted(lines: AsyncIterable<Line[]>): AsyncGenerator<Line[]> {
  let open = ''
  for await (const batch of lines) {
    const records: Line[] = []
    for (const line of batch) {
      const record: string = open === '' ? (line ?? '') : `${open}\n${line ?? ''}`
      const isOpen = hasOpenQuote(record)
      open = isOpen && record.length < longest_quoted ? record : ''
      if (open === '') records.push(isOpen || line === undefined ? undefined : record)
    }
    yield records
  }
  if (open !== '') yield [undefined]
}

/** Fields of one record, quoted as RFC 4180 says. */
export function splitCsv(record: string, separator: string): string[] {
  if (!record.includes('"')) return record.split(separator)
  const fields: string[] = []
  for (let at = 0; at <= record.length;) {
    if (record[at] !== '"') {
      const end = record.indexOf(separator, at)
      fields.push(record.slice(at, end === -1 ? undefined : end))
      if (end === -1) return fields
      at = end + 1
      continue
    }
    let end = record.indexOf('"', at + 1)
    while (end !== -1 && record[end + 1] === '"') end = record.indexOf('"', end + 2)
    const close = end === -1 ? record.length : end
    fields.push(record.slice(at + 1, close).replaceAll('""', '"'))
    const next = record.indexOf(separator, close)
    if (next === -1) return fields
    at = next + 1
  }
  return [...fields, '']
}

// The public dump quotes nothing as a rule; a field that is quoted as a whole is unpacked all the same.
function splitTsv(line: string): string[] {
  const fields = line.split('\t')
  if (!line.includes('"')) return fields
  return fields.map((field) => (/^"(?:[^"]|"")*"$/.test(field) ? field.slice(1, -1).replaceAll('""', '"') : field))
}

function parseObject(line: string): CatalogueRow | undefined {
  try {
    const object: unknown = JSON.parse(line)
    return typeof object === 'object' && object !== null ? fromObject(object as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

type ReadRow = (line: string) => CatalogueRow | undefined

function readHeading(heading: string): { readonly separator: string; readonly readRow: ReadRow } {
  const separator = ['\t', ';', ','].find((candidate) => heading.includes(candidate)) ?? ','
  const split = separator === '\t' ? splitTsv : (record: string) => splitCsv(record, separator)
  const columns = findColumns(split(heading))
  if (columns.barcode === undefined || columns.product_name === undefined) {
    const missing = columns.barcode === undefined ? 'a column of codes (code, barcode, ean)' : 'a column of names'
    throw new StartError(`The file has no heading with ${missing}. Its first line begins: ${heading.slice(0, 80)}`)
  }
  return { separator, readRow: (record) => fromColumns(split(record), columns) }
}

const withoutReturn = (line: Line): Line => (line?.endsWith('\r') === true ? line.slice(0, -1) : line)

async function* prepend(first: Line[], rest: AsyncIterator<Line[]>): AsyncGenerator<Line[]> {
  if (first.length > 0) yield first
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value
}

/**
 * The rows of a dump of tab- or comma-separated values or of JSON lines, told apart by its first line. A row that is
 * not worth keeping comes as undefined, so that whoever counts them knows where to go on; the first `skip` are not read.
 */
export async function* readRecords(
  chunks: AsyncIterable<Buffer>,
  skip = 0,
): AsyncGenerator<(CatalogueRow | undefined)[]> {
  const lines = readLines(chunks)[Symbol.asyncIterator]()
  const { value: first, done } = await lines.next()
  const heading = withoutReturn(first?.[0]) ?? ''
  if (done === true || heading.trim() === '') throw new StartError('The file is empty, or begins with an empty line.')
  const isJson = heading.startsWith('{')
  const { separator, readRow } = isJson ? { separator: '', readRow: parseObject } : readHeading(heading)
  const rest = prepend(isJson ? first : first.slice(1), lines)
  let toSkip = skip
  for await (const records of isJson || separator === '\t' ? rest : joinQuoted(rest)) {
    const fresh = records.slice(Math.min(toSkip, records.length))
    toSkip -= records.length - fresh.length
    if (fresh.length === 0) continue
    yield fresh.map((record) => {
      const line = withoutReturn(record)
      return line === undefined || line === '' ? undefined : readRow(line)
    })
  }
}
