import type { Detail, ReaderLine } from './lines.ts'
import { readMoney } from './money.ts'

/** Whether so many at that price cost this, up to what rounding allows. */
export function isProduct({ quantity, each }: Detail, cents: number): boolean {
  if (each === null) return false
  const slack = Number.isInteger(quantity) ? 1 : Math.max(2, 0.01 * cents)
  return Math.abs(quantity * each - cents) <= slack
}

const count_shape = /^[([x×*@]*(\d{1,3}(?:[.,]\d{1,3})?)[x×*@)\]]*$/iu

/** Two numbers of a good's rows that make its price when multiplied, whatever the model takes them for. */
function findProduct(lines: readonly ReaderLine[], cents: number): Detail | undefined {
  const pieces = lines.flatMap((line) => line.pieces.filter(({ tag }) => tag !== 'name' && tag !== 'date'))
  const counts = pieces.flatMap(({ text }) => Number(count_shape.exec(text)?.[1]?.replace(',', '.') ?? 0))
  const prices = pieces.flatMap(({ text }) =>
    /[.,]\d\d(?!\d)/u.test(text) ? (readMoney(text, 2)[0]?.cents ?? []) : [],
  )
  const details = counts.flatMap((quantity) =>
    prices.map((each) => ({ quantity, each, unit: Number.isInteger(quantity) ? 'pcs' : 'kg' })),
  )
  return details.find(
    (detail) => detail.quantity > 0 && detail.quantity !== 1 && detail.each !== cents && isProduct(detail, cents),
  )
}

/** How many: what makes the price when multiplied, else a whole count that stands there. */
export function findQuantity(
  details: readonly Detail[],
  lines: readonly ReaderLine[],
  price: number,
): Omit<Detail, 'each'> {
  const one = { quantity: 1, unit: 'pcs' }
  const proven = details.find((detail) => isProduct(detail, price)) ?? findProduct(lines, price)
  if (proven !== undefined) return proven
  for (const { each, unit } of details) {
    // The count was misread, and the price of one tells it.
    const count = each === null || each === 0 ? 0 : price / each
    if (unit === 'pcs' && Number.isInteger(count) && count > 0 && count < 100) return { quantity: count, unit }
  }
  const told = details.find(({ quantity, each, unit }) => quantity < 100 && (each === null || unit !== 'pcs'))
  // A lone 1 is often read as 7, and nobody buys seven without the price of one.
  return told === undefined || (told.each === null && told.quantity === 7) ? one : told
}
