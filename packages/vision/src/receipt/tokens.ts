import { readAmount, readCurrency } from './amounts.ts'
import type { Cell } from './geometry.ts'
import type { Row } from './rows.ts'

interface Base {
  readonly text: string
  readonly cell: Cell
  /** Whether it is the only one in its cell: a column of its own. */
  readonly alone: boolean
}

/** A word of a row and what it can be. */
export type Token = Base &
  (
    | { readonly kind: 'amount'; readonly value: number; readonly currency: string | null; readonly mended: boolean }
    | { readonly kind: 'number'; readonly value: number; readonly unit: string | null }
    | { readonly kind: 'code' | 'times' | 'each' | 'currency' | 'percent' | 'flag' | 'word' }
  )

type Bare = Token extends infer Each ? (Each extends Base ? Omit<Each, keyof Base> & { text: string } : never) : never

const units = 'kg|g|gr|lb|lbs|oz|l|lt|ml|cl|gal|pcs|pc|st|stk|nos|ea|x'
const flag = /^(?:[*#]?[A-Z]{1,2}\d?|ZRL|SR[O0]?|[*#]+|\d?[A-Z]\*?|TX|NT|FS)$/u

function lexNumber(word: string): Bare | null {
  const match = new RegExp(String.raw`^[([]?(\d{1,5}(?:[.,]\d{1,3})?)(${units})?[)\]]?$`, 'iu').exec(word)
  if (match === null) return null
  const [, digits = '', unit] = match
  const value = Number(digits.replace(',', '.'))
  return { kind: 'number', value, unit: unit?.toLowerCase().replace(/^x$/u, '') ?? null, text: word }
}

/** One word to its meanings; "2x1.99" is three of them. */
function lex(word: string): Bare[] {
  const amount = readAmount(word)
  if (amount !== null) return [{ kind: 'amount', ...amount, text: word }]
  if (readCurrency(word) !== null) return [{ kind: 'currency', text: word }]
  if (/^[x×*]$/iu.test(word)) return [{ kind: 'times', text: word }]
  if (/^[@à]$/u.test(word)) return [{ kind: 'each', text: word }]
  if (/^[([]?-?\d+(?:[.,]\d+)?%[)\]]?$/u.test(word)) return [{ kind: 'percent', text: word }]
  if (/^\d{6,}$/u.test(word)) return [{ kind: 'code', text: word }]
  const glued = /^([([]?\d+(?:[.,]\d+)?)([x×*@])(.*)$/iu.exec(word)
  if (glued !== null) {
    const [, count = '', sign = '', rest = ''] = glued
    const number = lexNumber(count.replace(/^[([]/u, ''))
    const tail = rest === '' ? [] : lex(rest.replace(/^@/u, ''))
    const isPriced =
      tail.length === 0 ||
      (tail.length === 1 && tail[0]?.kind === 'amount') ||
      (sign === '*' && tail[0]?.kind === 'number')
    if (number !== null && isPriced) return [number, { kind: sign === '@' ? 'each' : 'times', text: sign }, ...tail]
  }
  const led = /^[(]?([x×*@])([([]?(?:rm|[$€£])?\d.*)$/iu.exec(word)
  if (led !== null) {
    const [, sign = '', rest = ''] = led
    const tail = lex(rest)
    if (tail.length === 1 && ['amount', 'number'].includes(tail[0]?.kind ?? ''))
      return [{ kind: sign === '@' ? 'each' : 'times', text: sign }, ...tail]
  }
  const flagged = /^(.*\d[.,]\d{2}-?)([A-Z*]{1,3}\d?)$/u.exec(word)
  const priced = flagged === null ? null : readAmount(flagged[1] ?? '')
  if (flagged !== null && priced !== null)
    return [
      { kind: 'amount', ...priced, text: flagged[1] ?? '' },
      { kind: 'flag', text: flagged[2] ?? '' },
    ]
  return [lexNumber(word) ?? { kind: 'word', text: word }]
}

/** Amounts that the recogniser tore apart, and such that it glued to what stands beside them. */
function mend(text: string): string {
  return text
    .replace(/\(?\s*disc\S*\s*-?[\d.,]+\s*\)?/giu, ' ')
    .replace(/(\d)\s*([.,])\s+(\d\d)(?!\d)/gu, '$1$2$3')
    .replace(/(\d)\s+([.,]\d\d)(?!\d)/gu, '$1$2')
    .replace(/(^|\s)(rm|us\$|[$€£])\s+(?=[\d.])/giu, '$1$2')
    .replace(/(^|\s)-\s*(?=(?:rm|[$€£])?\d+[.,]\d\d(?!\d))/giu, '$1-')
    .replace(/(\d[.,]\d\d)\s+(€|eur)\b/giu, '$1$2')
    .replace(/\/ea\b|\beach\b/giu, '')
    .replace(/(\d)\s*-(?=\s|$)/gu, '$1-')
}

/** The words of a row from left to right; a short word after the last amount is a tax flag. */
export function tokenise(row: Row): Token[] {
  const tokens = row.cells.flatMap((cell) => {
    const words = mend(cell.text).split(/\s+/u).filter(Boolean)
    return words.flatMap((word) => lex(word).map((token) => ({ ...token, cell, alone: words.length === 1 }) as Token))
  })
  const last = tokens.findLastIndex(({ kind }) => kind === 'amount')
  return tokens.map((token, index) => {
    const { text, cell, alone } = token
    const next = tokens[index + 1]?.kind
    const isBehind = last >= 0 && index > last && (token.kind === 'word' || token.kind === 'number') && flag.test(text)
    const isBetween = next === 'amount' && alone && /^(?:SR|ZR|ZRL|OS|TX)$/u.test(text)
    if (isBehind || isBetween) return { kind: 'flag', text, cell, alone }
    // A star is a sign of multiplication behind a number alone.
    if (token.kind === 'times' && text === '*' && tokens[index - 1]?.kind !== 'number')
      return { kind: index > 0 && next === 'amount' ? 'flag' : 'word', text, cell, alone }
    const packed = /^(\d{1,4})[*x]?\p{L}+$/iu.exec(text)
    if (token.kind === 'word' && packed !== null && next === 'times' && tokens[index + 2]?.kind === 'amount')
      return { kind: 'number', value: Number(packed[1]), unit: null, text, cell, alone }
    return token
  })
}
