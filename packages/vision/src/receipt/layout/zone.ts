import type { Line } from './lines.ts'
import { readColumns } from '../values/quantities.ts'
import { type Topic, isLike, plain } from '../topic-phrases.ts'

const header_words =
  'item items description desc qty quantity price amount total rsp unit uprice sprice tax code disc rm usd eur euro artikel menge preis betrag bezeichnung einzel gesamt designation article qte prix montant articulo cant precio importe descripcion descrizione prezzo quantita importo omschrijving aantal prijs bedrag'.split(
    ' ',
  )

/** Whether a line is the head of a table: names of columns and no numbers. */
export function isTableHead({ row, tokens }: Line): boolean {
  if (tokens.some(({ kind }) => kind === 'amount' || kind === 'number' || kind === 'code')) return false
  if (/summary|analysis/iu.test(row.text)) return false
  const words = plain(row.text)
    .split(' ')
    .filter((word) => word.length > 1)
  const known = words.filter((word) => header_words.some((header) => isLike(word, header)))
  return known.length >= 2 && known.length >= words.length / 2
}

const about =
  /\b(?:tel|fax|phone|gst|vat|ust|steuer|invoice|receipt|cashier|server|table|guests?|order|check|chk|tbl|date|time|datum|uhr|bill|trans\w*|terminal|register|station|ticket|reg|pax|covers?|ref|doc|host|www|http|kasse|kassier\w*|bon|filiale|street|road|ave|blvd|jalan|taman|lot|suite|zip|operator|member|customer|bediener|markt|counter|slip|staff|clerk)\b/u

/** Whether a line tells about the shop or the visit rather than about goods. */
export function isAbout(line: Line): boolean {
  const text = plain(line.row.text)
  if (line.price !== null && line.named && !/\b(?:tel|fax|gst|date|time|datum)\b/u.test(text)) return false
  return (
    about.test(text) ||
    /\d{1,2}:\d{2}/u.test(line.row.text) ||
    /\b\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\b/u.test(line.row.text)
  )
}

// What never stands before the goods, for receipts without a sum that can be read.
const late = new Set<Topic>(['tax', 'payment', 'change'])

export interface Zone {
  readonly lines: readonly Line[]
  /** What comes after the goods: sums, taxes, payment. */
  readonly after: readonly Line[]
  /** Where the goods begin. */
  readonly start: number
}

/** A line whose columns prove it to be goods: so many at that price. */
function isProven(line: Line | undefined): boolean {
  return line?.price != null && line.named && line.topic === null && readColumns(line.tokens, line.price) !== null
}

function isEnd(line: Line, next: Line | undefined): boolean {
  if (line.topic !== 'total' && line.topic !== 'subtotal') return false
  // Some receipts sum up in sections.
  if (isProven(next)) return false
  if (line.tail.some(({ kind }) => kind === 'amount')) return true
  return next !== undefined && !next.named && next.price !== null
}

/** The first line behind the head of the table, which may take two rows; 0 where there is none. */
function findHead(lines: readonly Line[]): number {
  // Tables of taxes stand below the sums and have heads too.
  const sum = lines.findIndex(({ topic, price }) => (topic === 'total' || topic === 'subtotal') && price !== null)
  const head = lines.slice(0, sum < 0 ? lines.length : sum).findIndex(isTableHead)
  if (head < 0) return 0
  return lines.findIndex((line, index) => index > head && !isTableHead(line))
}

/** Where the goods stand: behind the head of the table, else behind what tells about the visit, up to the first sum. */
export function findZone(lines: readonly Line[]): Zone {
  const head = Math.max(0, findHead(lines))
  const priced = lines.findIndex((line, index) => index >= head && line.price !== null && line.topic === null)
  const start = head > 0 ? head : lines.slice(0, Math.max(0, priced)).findLastIndex(isAbout) + 1
  const from = Math.max(start, priced)
  const ends = [
    lines.findIndex((line, index) => index >= from && isEnd(line, lines[index + 1])),
    lines.findIndex(({ topic }, index) => index > from && topic !== null && late.has(topic)),
    lines.length,
  ]
  const end = ends.find((index) => index >= 0) ?? lines.length
  return { lines: lines.slice(start, end), after: lines.slice(end), start: from }
}
