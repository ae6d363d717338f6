import { readCurrency } from './amounts.ts'
import type { Line } from '../layout/lines.ts'

/** Whether prices are written with a comma, as nobody does who pays in pounds. */
function hasCommas(lines: readonly Line[]): boolean {
  const amounts = lines.flatMap(({ tokens }) => tokens.filter(({ kind }) => kind === 'amount'))
  return amounts.filter(({ text }) => /,\d\d\D*$/u.test(text)).length * 2 > amounts.length
}

/** The currency that is named most often; a receipt that names none has none. */
export function findCurrency(lines: readonly Line[]): string | null {
  const counts = new Map<string, number>()
  // The sign of the euro is easily taken for that of the pound.
  const pound = hasCommas(lines) ? 'EUR' : 'GBP'
  for (const { tokens, row } of lines) {
    const named = tokens.flatMap((token) =>
      token.kind === 'amount'
        ? (token.currency ?? [])
        : token.kind === 'currency'
          ? (readCurrency(token.text) ?? [])
          : [],
    )
    const inside = /\((?:rm)\)|\brm\b/iu.test(row.text)
      ? ['MYR']
      : /€|\beur(?:o)?\b/iu.test(row.text)
        ? ['EUR']
        : row.text.includes('(£)')
          ? [pound]
          : []
    const all = [...named, ...inside].map((currency) => (currency === 'GBP' ? pound : currency))
    for (const currency of all) counts.set(currency, (counts.get(currency) ?? 0) + 1)
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? null
}

const day_first = /\b(?:gst|sdn|mwst|ust|tva|iva|btw|vat|summe|totaal|totale|jalan|uhr)\b/iu

/** Whether 03/04 is the third of April: in America it is not. */
export function isDayFirst(texts: readonly string[], currency: string | null): boolean {
  if (currency !== null && currency !== 'USD') return true
  return texts.some((text) => day_first.test(text))
}
