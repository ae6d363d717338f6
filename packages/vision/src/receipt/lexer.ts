import { readAmount, readCurrency } from './values/amounts.ts'

/** What a word can be, apart from where it stands. */
export type Lexeme = { readonly text: string } & (
  | { readonly kind: 'amount'; readonly value: number; readonly currency: string | null; readonly mended: boolean }
  | { readonly kind: 'number'; readonly value: number; readonly unit: string | null }
  | { readonly kind: 'code' | 'times' | 'each' | 'currency' | 'percent' | 'flag' | 'word' }
)

const units = 'kg|g|gr|lb|lbs|oz|l|lt|ml|cl|gal|pcs|pc|st|stk|nos|ea|x'

const counted = new RegExp(String.raw`^[([]?(\d{1,5}(?:[.,]\d{1,3})?)[.,]?(${units})?[)\]]?$`, 'iu')

function lexNumber(word: string): Lexeme | null {
  const match = counted.exec(word)
  if (match === null) return null
  const [, digits = '', unit] = match
  const value = Number(digits.replace(',', '.'))
  return { kind: 'number', value, unit: unit?.toLowerCase().replace(/^x$/u, '') ?? null, text: word }
}

/** One word to its meanings; "2x1.99" is three of them. */
export function lex(word: string): Lexeme[] {
  // What stands in brackets is already part of a price.
  if (/^\(.*\d[.,]\d\d\)$/u.test(word) && !/[@x]/iu.test(word)) return [{ kind: 'flag', text: word }]
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
    const each = rest === '' ? readAmount(count) : null
    if (each !== null)
      return [
        { kind: 'amount', ...each, text: count },
        { kind: 'times', text: sign },
      ]
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
export function mend(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .replace(/\(? ?[do0]isc\S{0,20} ?-?[\d.,]+ ?\)?/giu, ' ')
    .replace(/(\d)\s*([.,])\s+(\d\d)(?!\d)/gu, '$1$2$3')
    .replace(/(\d)\s+([.,]\d\d)(?!\d)/gu, '$1$2')
    .replace(/(\d)\s+%(?=\s|$)/gu, '$1%')
    .replace(/(^|\s|\dx)[lI|](?=[.,]\d)/gu, '$11')
    .replace(/(^|\s)0 (\d{3})(?=$|\s?kg)/gu, '$10.$2')
    .replace(/(^|[\s@-])f(?=\d+[.,]\d\d(?!\d))/gu, '$1£')
    .replace(/(^|\s)(rm|us\$|[$€£])\s+(?=[\d.])/giu, '$1$2')
    .replace(/(^|\s)-\s*(?=(?:rm|[$€£])?\d+[.,]\d\d(?!\d))/giu, '$1-')
    .replace(/(\d[.,]\d\d)\s+(€|eur)\b/giu, '$1$2')
    .replace(/\(? ?@? ?((?:rm|[$€£])?(?<!\d)\d+[.,]\d\d) ?\/? ?(?:ea|each)\b\.? ?\)?/giu, ' @$1 ')
    .replace(/@? ?((?:rm|[$€£])?(?<!\d)\d+[.,]\d\d) ?(?:€|eur)? ?\/ ?(?:kg|100 ?g|lb|l|stk?)\b\.?/giu, ' @$1 ')
    .replace(/(\d)\s*-(?=\s|$)/gu, '$1-')
}
