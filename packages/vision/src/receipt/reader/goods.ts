import { type Detail, type ReaderLine, hasWord } from './lines.ts'
import { findQuantity, isProduct } from './quantity.ts'
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

/** A good of which not all rows have been seen. */
interface OpenGood {
  name: string
  cents: number
  discount: number
  readonly details: Detail[]
  readonly lines: ReaderLine[]
  isVoid: boolean
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

/** A name that found no price goes on in the next row where that begins directly below it. */
function isContinued({ lines }: OpenGood, line: ReaderLine): boolean {
  const last = lines.at(-1)
  return last !== undefined && last.index === line.index - 1 && last.chances.name + last.chances.item < 0.7
}

// What stands below a row that has its price already is more often a choice or a note than the rest of its name.
const sure_rest = 0.75

/** Takes the rows of a receipt one after the other and puts those of each good together. */
function createCollector(taken: readonly Option[], isAbove: boolean) {
  const goods: OpenGood[] = []
  const sums = { discounts: 0, deposits: 0 }
  /** A name that waits for its price, and counts that wait for their good. */
  let open: OpenGood | null = null
  let waiting: Detail[] = []

  function start(line: ReaderLine): OpenGood {
    const details = [...waiting, ...(line.detail === null ? [] : [line.detail])]
    waiting = []
    return { name: line.name, cents: 0, discount: 0, details, lines: [line], isVoid: false }
  }

  function takePrice(line: ReaderLine, cents: number): void {
    const good = start(line)
    if (open !== null && (line.role === 'price' || line.name === '')) {
      good.name = open.name
      good.details.unshift(...open.details)
      good.lines.unshift(...open.lines)
    } else if (open !== null && line.role === 'item' && isContinued(open, line)) {
      good.name = `${open.name} ${good.name}`.trim()
      good.lines.unshift(...open.lines)
    }
    goods.push({ ...good, cents })
    open = null
  }

  function takeOff({ chances }: ReaderLine, cents: number): void {
    const isVoid = chances.void > chances.discount
    const same = isVoid ? goods.findLast((good) => good.cents === cents && !good.isVoid) : undefined
    const last = goods.at(-1)
    if (same !== undefined) same.isVoid = true
    else if (last !== undefined && cents <= last.cents - last.discount) last.discount += cents
    else sums.discounts += cents
  }

  function takeName(line: ReaderLine): void {
    const last = goods.at(-1)
    if (isAbove && line.role === 'name' && last?.name === '') {
      last.name = line.name
      last.lines.push(line)
    } else open = start(line)
  }

  function takeRest(line: ReaderLine): void {
    const last = goods.at(-1)
    const isBelow = last?.lines.at(-1)?.index === line.index - 1 && line.chances.rest > sure_rest
    const owner = open ?? (isBelow ? last : undefined)
    if (owner === undefined) return
    owner.name = `${owner.name} ${line.name}`
    owner.lines.push(line)
  }

  /** A count belongs to the good whose price it makes, else to where such rows of this role stand. */
  function takeDetail(line: ReaderLine, detail: Detail): void {
    const last = goods.at(-1)
    const next = taken.slice(line.index + 1, line.index + 4).find(({ kind }) => kind === 'good')?.cents ?? 0
    const [fitsNext, fitsLast] = [isProduct(detail, next), last !== undefined && isProduct(detail, last.cents)]
    const isOfLast = fitsLast === fitsNext ? line.role === 'after' : fitsLast
    if (open !== null) open.details.push(detail)
    else if (isOfLast && last !== undefined) {
      last.details.push(detail)
      last.lines.push(line)
    } else waiting.push(detail)
  }

  return {
    take(line: ReaderLine): void {
      const { kind, cents, adds } = taken[line.index] ?? { kind: 'none', cents: 0, adds: 0 }
      const { role, name, detail } = line
      if (kind === 'good') takePrice(line, cents)
      else if (kind === 'off') takeOff(line, cents)
      else if (kind === 'deposit') sums.deposits += adds
      else if (role === 'name' || (role === 'item' && name !== '')) takeName(line)
      else if (role === 'rest' && name !== '') takeRest(line)
      else if (detail !== null && (role === 'before' || role === 'after')) takeDetail(line, detail)
    },
    goods: () => goods.filter(({ isVoid }) => !isVoid),
    sums,
  }
}

/** Puts the rows of each good together: names with their prices, counts, and what was taken off. */
export function groupGoods(
  lines: readonly ReaderLine[],
  taken: readonly Option[],
): { goods: Good[]; discounts: number; deposits: number } {
  const collector = createCollector(taken, isPriceAbove(lines, taken))
  for (const line of lines) collector.take(line)
  const goods = collector.goods().map(({ name, cents, discount, details, lines: own }): Good => {
    const { quantity, unit } = findQuantity(details, own, cents)
    const words = own.map((line) => line.words).find(hasWord)
    return { name: hasWord(name) ? name : (words ?? name), cents, discount, quantity, unit, lines: own }
  })
  return { goods, ...collector.sums }
}
