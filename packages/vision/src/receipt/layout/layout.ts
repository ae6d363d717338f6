import { sumOf } from '../values/amounts.ts'
import type { Line } from './lines.ts'
import { mendCounts, readLabel } from '../values/names.ts'
import { type Quantity, isProduct, readQuantity, readTimes } from '../values/quantities.ts'

/** Where a receipt puts its names: beside the price, or on a row of their own above or below it. */
export type Family = 'same' | 'above' | 'below'

export const families: readonly Family[] = ['same', 'above', 'below']

/** A thing that was bought, with the lines that say so. */
export interface Entry {
  readonly name: string
  readonly price: number
  readonly quantity: Quantity | null
  /** The count in front of the name: used where nothing else counts. */
  readonly count: number | null
  readonly lines: readonly Line[]
}

export interface Reading {
  readonly family: Family
  readonly entries: readonly Entry[]
  /** Discounts, deposits and the like between the goods: no things, but they count. */
  readonly adjustments: readonly number[]
  /** Whether a name is left over behind the last price: then names stand below theirs. */
  readonly leftover: boolean
  /** What was left out as the sum of the entries. */
  readonly sum: Entry | null
}

function lettersIn(line: Line): number {
  const text = line.label.map((token) => token.text).join('')
  return text.replace(/[^\p{L}]/gu, '').length - text.replace(/\D/gu, '').length
}

/** Of rows that could be the name, the one with most letters and fewest digits; the nearer wins a tie. */
function bestName(lines: readonly Line[]): Line | undefined {
  return lines.toSorted((a, b) => lettersIn(b) - lettersIn(a))[0]
}

/** A row that only counts: "2 x 1.99" beside, above or below the row it belongs to. */
function isCounting(line: Line): boolean {
  return !line.named && readTimes(line.tokens) !== null && line.price === null
}

function quantityFor(line: Line, price: number, neighbours: readonly (Line | undefined)[]): Quantity | null {
  const own = readQuantity(line, price)
  if (own !== null && own.quantity !== 1) return own
  for (const neighbour of neighbours) {
    if (neighbour === undefined || neighbour.topic !== null) continue
    const times = readTimes(neighbour.tokens)
    if (times !== null && isProduct(times.quantity, times.each, price))
      return { quantity: times.quantity, unit: times.unit }
  }
  return own
}

/** A last line that costs as much as all before it is most likely their sum under a name of its own. */
function findSum(entries: readonly Entry[]): Entry | null {
  const [last, before] = [entries.at(-1), entries.slice(0, -1)]
  const isSum = before.length >= 2 && last?.price === sumOf(before.map(({ price }) => price))
  return isSum ? last : null
}

/** Reads the rows of the zone in one of the three ways. */
export function readAs(family: Family, lines: readonly Line[]): Reading {
  const entries: Entry[] = []
  const adjustments: number[] = []
  const used = new Set<Line>()
  let waiting: Line[] = []
  for (const [index, line] of lines.entries()) {
    if (used.has(line)) continue
    const { price, topic } = line
    if (topic !== null || (price !== null && price < 0)) {
      if (price !== null && (topic === 'deposit' || topic === 'discount' || price < 0))
        adjustments.push(topic === 'discount' ? -Math.abs(price) : price)
      if (topic !== null) waiting = []
      continue
    }
    if (price === null) {
      if (line.named) waiting.push(line)
      continue
    }
    const [before, after] = [lines[index - 1], lines[index + 1]]
    if (line.named) {
      const { name, count } = readLabel(line.label)
      const neighbours = [after, before].filter(
        (other) => other !== undefined && (isCounting(other) || (other.named && other.price === null)),
      )
      entries.push({ name, count, price, quantity: quantityFor(line, price, neighbours), lines: [line] })
      waiting = []
      continue
    }
    if (family === 'same') continue
    const candidates =
      family === 'above'
        ? waiting.slice(-3).toReversed()
        : [after].filter((next) => next !== undefined && next.named && next.price === null && next.topic === null)
    const found = bestName(candidates.flatMap((candidate) => candidate ?? []))
    waiting = []
    if (found === undefined) continue
    used.add(found)
    const { name, count } = readLabel(found.tail.some(({ kind }) => kind === 'amount') ? found.label : found.tokens)
    entries.push({ name, count, price, quantity: quantityFor(line, price, [found, before]), lines: [found, line] })
  }
  const priced = entries.filter(({ name, price }) => name !== '' && price > 0)
  const labels = mendCounts(priced.map(({ name, count }) => ({ name, count })))
  const real = priced.map((entry, index) => ({ ...entry, ...labels[index] }))
  const sum = findSum(real)
  const last = lines.findLastIndex(({ price, topic }) => price !== null && topic === null)
  const leftover = lines.slice(last + 1).some(({ named, price, topic }) => named && price === null && topic === null)
  return { family, adjustments, leftover, sum, entries: sum === null ? real : real.slice(0, -1) }
}
