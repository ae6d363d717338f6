import type { Row } from '../layout/rows.ts'
import { type Good, groupGoods } from './goods.ts'
import { labelRows } from './label-rows.ts'
import { type ReaderLine, readLines } from './lines.ts'
import { findMerchant } from './merchant.ts'
import { hasSumWord } from '../values/sum-words.ts'
import { solve } from './solve.ts'

/** What the rows of a receipt say, amounts in hundredths. */
export interface RowsReading {
  readonly lines: readonly ReaderLine[]
  readonly goods: readonly Good[]
  readonly discounts: number
  readonly deposits: number
  readonly total: number | null
  readonly merchant: string | null
  readonly taxes: number
  readonly balanced: boolean
}

/** What was bought with and without the taxes and the rounding that the receipt names. */
function listProven(lines: readonly ReaderLine[], sum: number): Set<number> {
  const amountOf = (role: 'tax' | 'rounding') =>
    lines.flatMap(({ chances, amounts }) => (chances[role] > 0.5 ? (amounts[0]?.cents ?? []) : []))
  const taxes = amountOf('tax')
  const added = [0, ...taxes, taxes.reduce((all, tax) => all + tax, 0)]
  const rounded = [0, ...amountOf('rounding')]
  return new Set(added.flatMap((tax) => rounded.map((rounding) => sum + tax + rounding)))
}

// A sum before taxes is the total only where nothing else is.
const subtotal_share = 0.25
// What stands beside an amount without a word for a sum is seldom one.
const unnamed_share = 0.3
// A line that is hardly one of the sums is none, unless the goods or the payment prove it.
const least_rating = -1.5

function findTotal(lines: readonly ReaderLine[], sum: number): number | null {
  const change = lines.find(({ chances }) => chances.change > 0.5)?.amounts[0]?.cents ?? 0
  const payments = lines.flatMap(({ chances, amounts }) => (chances.payment > 0.5 ? (amounts[0]?.cents ?? []) : []))
  const paid = new Set(payments.flatMap((cents) => [cents, cents - change]))
  const proven = listProven(lines, sum)
  const isTotalRead = lines.some(
    ({ chances, amounts }) => chances.total > 0.5 && amounts.some(({ cost }) => cost === 0),
  )
  const candidates = lines.flatMap(({ chances, amounts, index, row }) => {
    const isNamed = !/\p{L}{2}/u.test(row.text) || hasSumWord(row.text)
    const chance = (chances.total + subtotal_share * chances.subtotal) * (isNamed ? 1 : unnamed_share)
    const rate = (cents: number, cost: number) => ({
      cents,
      // Of two totals the later one has more in it: tips, service.
      rating: 0.001 * index + Math.log(chance) - cost + (proven.has(cents) ? 1.2 : 0) + (paid.has(cents) ? 1.2 : 0),
    })
    const whole = amounts.map(({ cents, cost }) => rate(cents, cost))
    // "306." is the beginning of the 306.71 that the goods and their taxes make.
    const begun = String(Math.abs(amounts[0]?.cents ?? 0))
    const ends = [...proven].filter(
      (cents) => begun.length > 1 && String(cents).length > begun.length && String(cents).startsWith(begun),
    )
    // Where the total itself cannot be read, a sum and the taxes below it make it.
    const taxes = lines
      .filter((line) => line.index > index && line.index < index + 5)
      .flatMap((line) => (line.chances.tax > 0.5 ? (line.amounts[0]?.cents ?? []) : []))
    const added = (amounts[0]?.cents ?? 0) + taxes.reduce((all, tax) => all + tax, 0)
    const isBefore = chances.subtotal > 0.5 && taxes.length > 0 && !isTotalRead
    return [...whole, ...ends.map((cents) => rate(cents, 1)), ...(isBefore ? [rate(added, -0.1)] : [])]
  })
  const likely = candidates.filter(({ cents, rating }) => cents > 0 && rating > least_rating)
  return likely.toSorted((a, b) => b.rating - a.rating)[0]?.cents ?? null
}

// The longest receipts have some two hundred rows; what has more is none, and every row looks at every other.
const most_rows = 400

/** Reads rows with the model and the arithmetic of the receipt. */
export async function readReceiptRows(rows: readonly Row[]): Promise<RowsReading> {
  const lines = readLines(await labelRows(rows.slice(0, most_rows)))
  const { taken, balanced, taxes } = solve(lines)
  const sum = taken.reduce((total, { adds }) => total + adds, 0)
  const { goods, ...rest } = groupGoods(lines, taken)
  // A price without a name is a line that could not be read where the receipt adds up with it, else it is anything.
  const named = balanced ? goods : goods.filter(({ name }) => name !== '')
  return {
    lines,
    goods: named,
    ...rest,
    total: findTotal(
      lines.filter(({ index }) => taken[index]?.kind !== 'good'),
      sum,
    ),
    merchant: findMerchant(lines),
    balanced,
    taxes,
  }
}
