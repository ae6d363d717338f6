import type { Detail, ReaderLine } from './lines.ts'
import { readMoney } from './money.ts'
import type { Option } from './solve.ts'

/** One thing that was bought; amounts in hundredths. */
export interface Good {
  readonly name: string
  readonly cents: number
  readonly discount: number
  readonly quantity: number
  readonly unit: string
  readonly lines: readonly ReaderLine[]
}

interface Open {
  name: string
  cents: number | null
  discount: number
  details: Detail[]
  lines: ReaderLine[]
  isVoid: boolean
}

/** Whether so many at that price cost this, up to what rounding allows. */
function isProduct({ quantity, each }: Detail, cents: number): boolean {
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

function startGood(line: ReaderLine, before: readonly Detail[]): Open {
  const details = [...before, ...(line.detail === null ? [] : [line.detail])]
  return { name: line.name, cents: null, discount: 0, details, lines: [line], isVoid: false }
}

/** How many: what makes the price when multiplied, else a whole count that stands there. */
function quantityOf({ details, cents, lines }: Open): { quantity: number; unit: string } {
  const one = { quantity: 1, unit: 'pcs' }
  const proven = details.find((detail) => isProduct(detail, cents ?? 0)) ?? findProduct(lines, cents ?? 0)
  if (proven !== undefined) return proven
  for (const { each, unit } of details) {
    // The count was misread, and the price of one tells it.
    const count = each === null || each === 0 ? 0 : (cents ?? 0) / each
    if (unit === 'pcs' && Number.isInteger(count) && count > 0 && count < 100) return { quantity: count, unit }
  }
  const told = details.find(({ quantity, each, unit }) => quantity < 100 && (each === null || unit !== 'pcs'))
  // A lone 1 is often read as 7, and nobody buys seven without the price of one.
  return told === undefined || (told.each === null && told.quantity === 7) ? one : told
}

/** Whether names stand below the rows with their numbers, as on some invoices: then a price comes first and a name last. */
function isPriceAbove(lines: readonly ReaderLine[], taken: readonly Option[]): boolean {
  const parts = lines.filter(
    ({ role, index, name }) => role === 'name' || (role === 'price' && name === '' && taken[index]?.kind === 'good'),
  )
  const [first, last] = [parts[0], parts.at(-1)]
  if (first === undefined || last === undefined || last.role !== 'name') return false
  // A row at either end may only look like a name: the one that looks less so.
  return first.role === 'price' || (parts.length > 2 && last.chances.name > first.chances.name)
}

// What stands below a row that has its price already is more often a choice or a note than the rest of its name.
const sure_rest = 0.75

/** Puts the rows of each good together: names with their prices, counts, and what was taken off. */
export function groupGoods(
  lines: readonly ReaderLine[],
  taken: readonly Option[],
): { goods: Good[]; discounts: number; deposits: number } {
  const goods: Open[] = []
  let open: Open | null = null
  let before: Detail[] = []
  let [discounts, deposits] = [0, 0]
  const isAbove = isPriceAbove(lines, taken)
  const nextCents = (index: number) => taken.slice(index + 1, index + 4).find(({ kind }) => kind === 'good')?.cents ?? 0
  for (const [index, line] of lines.entries()) {
    const { kind, cents } = taken[index] ?? { kind: 'none', cents: 0 }
    const last = goods.at(-1)
    if (kind === 'good') {
      const isBelow = open !== null && (line.role === 'price' || line.name === '')
      const good: Open = isBelow && open !== null ? open : startGood(line, before)
      if (isBelow) {
        good.lines.push(line)
        good.details.push(...before, ...(line.detail === null ? [] : [line.detail]))
      } else if (open !== null && line.role === 'item' && isContinued(open, line)) {
        good.name = `${open.name} ${good.name}`.trim()
        good.lines.unshift(...open.lines)
      }
      good.cents = cents
      goods.push(good)
      ;[open, before] = [null, []]
    } else if (kind === 'off') {
      const isVoid = line.chances.void > line.chances.discount
      const same = isVoid ? goods.findLast((good) => good.cents === cents && !good.isVoid) : undefined
      if (same !== undefined) same.isVoid = true
      else if (last !== undefined && last.cents !== null && cents <= last.cents - last.discount) last.discount += cents
      else discounts += cents
    } else if (kind === 'deposit') deposits += taken[index]?.adds ?? 0
    else if (isAbove && line.role === 'name' && last?.name === '') {
      last.name = line.name
      last.lines.push(line)
    } else if (line.role === 'name' || (line.role === 'item' && line.name !== '')) open = startGood(line, before)
    else if (line.role === 'rest' && line.name !== '') {
      const isBelow = last?.lines.at(-1) === lines[index - 1] && line.chances.rest > sure_rest
      const owner: Open | undefined = open ?? (isBelow ? last : undefined)
      if (owner !== undefined) {
        owner.name = `${owner.name} ${line.name}`
        owner.lines.push(line)
      }
    } else if (line.detail !== null && (line.role === 'before' || line.role === 'after')) {
      const { detail } = line
      const fitsNext = isProduct(detail, nextCents(index))
      const fitsLast = last !== undefined && isProduct(detail, last.cents ?? 0)
      const isLast = fitsLast === fitsNext ? line.role === 'after' : fitsLast
      if (open !== null) open.details.push(detail)
      else if (isLast && last !== undefined) {
        last.details.push(detail)
        last.lines.push(line)
      } else before.push(detail)
    }
  }
  const found = goods.filter(({ isVoid }) => !isVoid)
  return {
    goods: found.map((good) => ({ ...good, cents: good.cents ?? 0, ...pickQuantity(good) })),
    discounts,
    deposits,
  }
}

function pickQuantity(good: Open): { quantity: number; unit: string } {
  const { quantity, unit } = quantityOf(good)
  return { quantity, unit }
}

/** A name that found no price goes on in the next row where that begins directly below it. */
function isContinued(open: Open, line: ReaderLine): boolean {
  const last = open.lines.at(-1)
  return last !== undefined && last.index === line.index - 1 && last.chances.name + last.chances.item < 0.7
}
