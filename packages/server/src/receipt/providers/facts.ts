import { receipt_units, text_limits } from '@larder/contract/constants'
import { sumOf, toCents } from '@larder/vision/receipt/values/amounts'
import { cleanText } from '../../catalogue/catalogue-text.ts'
import type { ReadLine, ReadReceipt } from '../local.ts'

/** What a service says a receipt holds, none of it believed yet; price is a line's total. */
export interface Claims {
  readonly merchant?: unknown
  readonly transaction_date?: unknown
  readonly total?: unknown
  readonly currency?: unknown
  /** Other sums that the lines may add up to, such as the one before tax. */
  readonly sums?: readonly unknown[]
  readonly items: readonly LineClaims[]
}

export interface LineClaims {
  readonly product_name?: unknown
  readonly quantity?: unknown
  readonly unit?: unknown
  readonly price?: unknown
  readonly confidence?: unknown
}

const most_lines = 300
const most_money = 1_000_000
const most_pieces = 9999
const day_ms = 86_400_000
// A service that does not say how sure it is, is believed as far as its sums are right.
const trust = { balanced: 0.9, unbalanced: 0.6 } as const
const unit_names: Readonly<Record<string, string>> = {
  gr: 'g',
  lbs: 'lb',
  lt: 'l',
  litre: 'l',
  liter: 'l',
  kilogram: 'kg',
}
const units: ReadonlySet<string> = new Set(receipt_units)

function toNumber(value: unknown, most: number): number | null {
  return typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= most ? value : null
}

function toMoney(value: unknown): number | null {
  const number = toNumber(value, most_money)
  return number === null ? null : toCents(number) / 100
}

/** A day of the calendar that has come: nobody brings receipts from next week. */
export function toDay(value: unknown, now = Date.now()): string | null {
  if (typeof value !== 'string' || !/^(?:19|20)\d{2}-\d{2}-\d{2}$/.test(value)) return null
  const time = Date.parse(`${value}T00:00:00Z`)
  if (Number.isNaN(time) || time > now + day_ms) return null
  // The 31st of February would be read as the third of March.
  return new Date(time).toISOString().startsWith(value) ? value : null
}

function toUnit(value: unknown, quantity: number): string {
  const said = cleanText(value, 20)?.toLowerCase().replace(/\.$/, '') ?? ''
  const name = unit_names[said] ?? said
  if (units.has(name)) return name
  // Nobody buys 0.434 pieces: a broken number was weighed.
  return Number.isInteger(quantity) ? 'pcs' : 'kg'
}

/** What was bought: no discounts. A name that could not be read is none, and the line is there for its price. */
function toLine(line: LineClaims): Omit<ReadLine, 'confidence'>[] {
  const product_name = cleanText(line.product_name, text_limits.name) ?? ''
  const price = toMoney(line.price)
  if (price !== null && price < 0) return []
  if (product_name === '' && (price === null || price === 0)) return []
  const said = toNumber(line.quantity, most_pieces)
  const quantity = said !== null && said > 0 ? said : 1
  return [{ product_name, quantity, unit: toUnit(line.unit, quantity), price, box: null }]
}

function isBalanced(lines: readonly { readonly price: number | null }[], sums: readonly (number | null)[]): boolean {
  const prices = lines.flatMap(({ price }) => price ?? [])
  return prices.length > 0 && prices.length === lines.length && sums.includes(sumOf(prices))
}

/** The facts in what a service claims: checked one by one, and nothing in the place of what is missing. */
export function toReceipt(claims: Claims): ReadReceipt {
  const total = toMoney(claims.total)
  const sums = [total, ...(claims.sums ?? []).map(toMoney)]
  const all = claims.items
    .slice(0, most_lines)
    .flatMap((claim) => toLine(claim).map((line) => ({ ...line, said: toNumber(claim.confidence, 1) })))
  const named = all.filter(({ product_name }) => product_name !== '')
  // Amounts without a name are none of the goods where those add up without them.
  const lines = isBalanced(named, sums) ? named : all
  const balanced = isBalanced(lines, sums)
  const usual = balanced ? trust.balanced : trust.unbalanced
  const currency = cleanText(claims.currency, 10)?.toUpperCase() ?? ''
  return {
    merchant: cleanText(claims.merchant, text_limits.name),
    transaction_date: toDay(claims.transaction_date),
    total,
    currency: /^[A-Z]{3}$/.test(currency) ? currency : null,
    balanced,
    items: lines.map(({ said, ...line }) => ({
      ...line,
      confidence: line.product_name === '' ? 0 : Math.max(0, said ?? usual),
    })),
  }
}
