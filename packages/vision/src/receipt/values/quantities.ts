import { toCents } from './amounts.ts'
import type { Token } from '../tokens.ts'

export interface Quantity {
  readonly quantity: number
  readonly unit: string
}

const unit_names: Readonly<Record<string, string>> = { gr: 'g', lbs: 'lb', lt: 'l' }
const weights = new Set(['kg', 'g', 'lb', 'oz', 'l', 'ml', 'gal'])

function toUnit(unit: string | null | undefined, quantity: number): string {
  const name = unit_names[unit ?? ''] ?? unit ?? ''
  if (weights.has(name)) return name
  // Nobody buys 0.434 pieces: a broken number with three decimals was weighed.
  return Number.isInteger(quantity) ? 'pcs' : 'kg'
}

function valueOf(token: Token | undefined): number | null {
  return token?.kind === 'number' || token?.kind === 'amount' ? token.value : null
}

/** Whether so many at that price cost this, up to what rounding and a missing cent allow. */
export function isProduct(quantity: number, each: number, price: number): boolean {
  const slack = Number.isInteger(quantity) ? 1 : Math.max(2, toCents(price) * 0.01)
  return Math.abs(toCents(quantity * each) - toCents(price)) <= slack
}

/** "2 x 1.99", "2 @ 1.99", "0.434 kg x 39.90", "3.05*1": a count and the price of one, in either order. */
export function readTimes(tokens: readonly Token[]): { quantity: number; each: number; unit: string } | null {
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== 'times' && token.kind !== 'each') continue
    const last = tokens[index - 1]
    const isUnit = last?.kind === 'word' || last?.kind === 'flag'
    const [before, between] = isUnit ? [tokens[index - 2], last.text.toLowerCase()] : [last, undefined]
    const behind = tokens.slice(index + 1).find(({ kind }) => kind === 'amount' || kind === 'number')
    const [left, right] = [valueOf(before), valueOf(behind)]
    if (left === null || right === null || left <= 0 || left > 9999) continue
    const unit = before?.kind === 'number' ? (before.unit ?? between) : between
    if (behind?.kind === 'amount') return { quantity: left, each: right, unit: toUnit(unit, left) }
    if (before?.kind === 'amount' && Number.isInteger(right) && right > 0)
      return { quantity: right, each: left, unit: 'pcs' }
  }
  return null
}

/** A count among the columns that makes the price when multiplied with another column. */
export function readColumns(tokens: readonly Token[], price: number): Quantity | null {
  const numbers = tokens.flatMap((token) => (token.kind === 'number' || token.kind === 'amount' ? [token] : []))
  const last = numbers.findLastIndex((token) => token.kind === 'amount' && token.value === price)
  const columns = numbers.slice(0, last)
  for (const count of columns.toReversed()) {
    for (const each of columns) {
      if (each === count || each.kind !== 'amount' || count.value <= 0 || each.value <= 0) continue
      if (isProduct(count.value, each.value, price) && (count.kind === 'number' || Number.isInteger(count.value)))
        return { quantity: count.value, unit: toUnit(count.kind === 'number' ? count.unit : null, count.value) }
    }
  }
  return null
}

/** Whether a token is a whole number of pieces. */
function isCount(token: Token | undefined, most: number): boolean {
  return token?.kind === 'number' && Number.isInteger(token.value) && token.value > 0 && token.value < most
}

/** The count that a line itself gives, in its columns, or as "2 x 1.99". */
export function readQuantity(
  line: { readonly tokens: readonly Token[]; readonly tail: readonly Token[] },
  price: number,
): Quantity | null {
  const times = readTimes(line.tokens)
  if (times !== null && (isProduct(times.quantity, times.each, price) || times.each === price)) {
    if (times.each !== price || times.quantity === 1) return { quantity: times.quantity, unit: times.unit }
  }
  const columns = readColumns(line.tokens, price)
  if (columns !== null) return columns
  // A whole number in a column of its own between name and price; "x 2" or "2 x" without a price of one.
  const sign = line.tokens.findIndex(({ kind }) => kind === 'times')
  const beside = sign < 0 ? [] : [line.tokens[sign - 1], line.tokens[sign + 1]]
  const count =
    line.tail.find((token) => token.alone && isCount(token, 100)) ?? beside.find((token) => isCount(token, 1000))
  return count?.kind === 'number' ? { quantity: count.value, unit: toUnit(count.unit, count.value) } : null
}
