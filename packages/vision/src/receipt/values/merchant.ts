import { median } from '../layout/geometry.ts'
import type { Row } from '../layout/rows.ts'
import { plain } from '../topic-phrases.ts'

const company =
  /\b(?:sdn\.?\s?bhd|gmbh|inc|ltd|llc|corp|co\.?\s?kg|s\/b|enterprise|restaurant|ristorante|restoran|trading|market|supermarket|cafe|bakery|s\.?r\.?l|s\.?p\.?a|s\.?a\.?r\.?l|b\.v|hardware|pharmacy|farmasi|grill|diner|kitchen|buffet|burgers?)\b/iu
const other =
  /\b(?:tel|fax|gst|vat|invoice|receipt|reprint|duplicate|welcome|thank|date|time|table|server|cashier|order|check|guests?|street|st|road|rd|ave|avenue|blvd|dr|jalan|jln|lot|taman|suite|www|http|com|copy|cash sale|survey|chance|win|see back|open|uhr|offnungszeiten|strasse|str|weg|tax|reg|company no|bill|location|manager|ihr|bon|rechnung|customer|dine in|take ?out|to go|drive|you|your|the|is|for|we|our|store \d+|pike|place|parkway|pkwy|hwy|ticket|phone|espanol|licensee|formerly|follow|eur|euro)\b|\w(?:weg|strasse|platz|allee)\b|x{3}/u
const town = /\b[A-Z]{2}\.?,?\s+\d{5}\b|^\W*\d{5}\s|,\s?[A-Z]{2}\.?\s*$/u

/** Chains whose logo is often no text: their name counts wherever it stands near the top. */
const chains = new Set(
  'aldi lidl rewe edeka penny netto kaufland marktkauf norma rossmann ikea toom obi bauhaus hornbach globus tegut spar billa hofer migros denner walmart target costco tesco sainsbury asda morrisons waitrose iceland carrefour auchan leclerc intermarche monoprix lidl mercadona alcampo eroski esselunga conad coop jumbo kroger safeway publix albertsons mcdonalds subway starbucks'.split(
    ' ',
  ),
)

const register_number = /\(?\b(?:co\.?\s?(?:reg|no)|reg\.?\s?no|\d{5,}-?\s?[A-Z])\b/iu
const telephone = /\b(?:phone|tel|fax)\b/iu

function cutAt(text: string, mark: RegExp): string {
  const at = text.search(mark)
  return at === -1 ? text : text.slice(0, at)
}

/** Without the register number, the telephone and the signs around the name. */
function tidy(text: string): string {
  return cutAt(cutAt(text, register_number), telephone)
    .replace(/^own(?:ed)? by\s*:?\s*/iu, '')
    .replace(/(?<![\s([*:;,._-])[\s([*:;,._-]+$/u, '')
    .replace(/^[\s*:;,._>-]+/u, '')
    .trim()
}

function hasChain(name: string): boolean {
  const words = plain(name)
    .replace(/(?<=\p{L})1|1(?=\p{L})/gu, 'l')
    .split(' ')
  return words.some((word) => chains.has(word))
}

interface Candidate {
  readonly row: Row
  readonly name: string
  readonly index: number
}

function rate({ row, name, index }: Candidate, usual: number): number {
  const isChain = hasChain(name)
  const confidence = Math.min(...row.cells.map((cell) => cell.confidence))
  const size = Math.min(2, row.height / usual)
  return (company.test(name) ? 1.2 : 0) + (isChain ? 2.5 : 0) + size - 0.25 * index + confidence
}

function isCandidate({ row, name }: Candidate): boolean {
  const [letters, figures] = [name.replace(/[^\p{L}]/gu, '').length, name.replace(/\D/gu, '').length]
  if (letters < 3 || letters < figures || Math.min(...row.cells.map(({ confidence }) => confidence)) < 0.75)
    return false
  return !other.test(plain(name)) && !town.test(name)
}

/** Who sold it: near the top, written large, often with the form of its company. `goods` is the row where those begin. */
export function findMerchant(rows: readonly Row[], goods: number): string | null {
  const usual = median(rows.map(({ height }) => height))
  const top = Math.min(14, Math.max(goods, 1))
  // A shop whose logo cannot be read may name its company at the end.
  const end = rows.slice(top).filter(({ text }) => company.test(text) && hasChain(text))
  const candidates = [...rows.slice(0, top), ...end].flatMap((row, index) => {
    const whole = { row, name: tidy(row.text), index }
    if (isCandidate(whole)) return [whole]
    // What stands beside the name may be of another kind.
    return row.cells
      .map((cell) => ({ row: { ...row, cells: [cell] }, name: tidy(cell.text), index }))
      .filter(isCandidate)
  })
  const best = candidates.toSorted((a, b) => rate(b, usual) - rate(a, usual))[0]
  // A row that is nothing but the form of a company ends the name above it.
  const above = candidates.find(({ index }) => best !== undefined && index === best.index - 1)
  const isEnding =
    best !== undefined &&
    best.name
      .replace(/\([^()]*\)/gu, '')
      .replace(company, '')
      .replace(company, '')
      .replace(/[^\p{L}]/gu, '').length < 3
  if (isEnding && above !== undefined) return `${above.name} ${best.name}`
  return best?.name ?? null
}
