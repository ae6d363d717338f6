import type { Row } from './rows.ts'
import { median } from './geometry.ts'
import { plain } from './words.ts'

const company =
  /\b(?:sdn\.?\s?bhd|gmbh|inc|ltd|llc|corp|co\.?\s?kg|s\/b|enterprise|restaurant|restoran|trading|market|supermarket|cafe|bakery|store|s\.?r\.?l|s\.?p\.?a|s\.?a\.?r\.?l|b\.v|hardware|pharmacy|farmasi)\b/iu
const not_name =
  /\b(?:tel|fax|phone|gst|vat|invoice|receipt|reprint|duplicate|welcome|thank|date|time|table|server|cashier|order|check|guest|street|st|road|rd|ave|avenue|blvd|jalan|jln|lot|taman|suite|www|http|com|copy|cash sale|survey|chance|win|see back|open|uhr|offnungszeiten|strasse|str|tax|reg|company no|bill|location|manager|ihr|bon|rechnung|customer|dine in|take ?out|to go|drive|you|your|the|is|for|it|we|our|store \d+|pike|place|parkway|pkwy|hwy|plaza)\b|x{3}/u

/** Without the register number and the signs around it. */
function tidy(text: string): string {
  return text
    .replace(/\(?\b(?:co\.?\s?(?:reg|no)\b.*|reg\.?\s?no\b.*|\d{5,}-?\s?[A-Z]\b.*)\)?$/iu, '')
    .replace(/^(?:own(?:ed)? by|licensee of)\s*:?\s*/iu, '')
    .replace(/[\s([*#:;,._-]+$/u, '')
    .replace(/^[\s*:;,._>-]+/u, '')
    .trim()
}

function rate(row: Row, index: number, usual: number): number {
  const letters = row.text.replace(/[^\p{L}]/gu, '').length
  const figures = row.text.replace(/\D/gu, '').length
  if (letters < 3 || letters < figures || not_name.test(plain(row.text))) return -Infinity
  const confidence = Math.min(...row.cells.map((cell) => cell.confidence))
  if (confidence < 0.6) return -Infinity
  const size = Math.min(2, row.height / usual)
  return (company.test(row.text) ? 1.2 : 0) + size - 0.35 * index + confidence
}

/** Who sold it: near the top, written large, often with the form of its company. */
export function findMerchant(rows: readonly Row[]): string | null {
  const usual = median(rows.map(({ height }) => height))
  const top = rows.slice(0, 8)
  const rated = top
    .map((row, index) => ({ row, rating: rate(row, index, usual) }))
    .filter(({ rating }) => rating > -Infinity)
  const best = rated.toSorted((a, b) => b.rating - a.rating)[0]
  const name = best === undefined ? '' : tidy(best.row.text)
  return name === '' ? null : name
}
