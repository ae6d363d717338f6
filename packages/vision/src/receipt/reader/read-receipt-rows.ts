import type { Row } from '../layout/rows.ts'
import { type Good, groupGoods } from './goods.ts'
import { labelRows } from './label-rows.ts'
import { type ReaderLine, readLines } from './lines.ts'
import { findMerchant } from './merchant.ts'
import { solve } from './solve.ts'
import { findTotal } from './total.ts'

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

// The longest receipts have some two hundred rows; what has more is none, and every row looks at every other.
const most_rows = 400

/** Reads rows with the model and the arithmetic of the receipt. */
export async function readReceiptRows(rows: readonly Row[]): Promise<RowsReading> {
  const lines = readLines(await labelRows(rows.slice(0, most_rows)))
  const { taken, balanced, taxes } = solve(lines)
  const sum = taken.reduce((total, { adds }) => total + adds, 0)
  const others = lines.filter(({ index }) => taken[index]?.kind !== 'good')
  const { goods, ...rest } = groupGoods(lines, taken)
  // A price without a name is a line that could not be read where the receipt adds up with it, else it is anything.
  const named = balanced ? goods : goods.filter(({ name }) => name !== '')
  return {
    lines,
    goods: named,
    ...rest,
    total: findTotal(others, sum),
    merchant: findMerchant(lines),
    balanced,
    taxes,
  }
}
