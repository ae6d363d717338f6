import { sumOf, toCents } from './amounts.ts'
import type { Line } from '../layout/lines.ts'
import { type Entry, type Reading, families, readAs } from '../layout/layout.ts'

/** Whether the goods add up to a sum of the receipt, with or without what was taken off between them. */
export function isBalanced(
  entries: readonly Entry[],
  adjustments: readonly number[],
  targets: readonly number[],
): boolean {
  if (entries.length === 0) return false
  const goods = sumOf(entries.map(({ price }) => price))
  const sums = [goods, sumOf([goods, ...adjustments])].map(toCents)
  return targets.some((target) => sums.includes(toCents(target)))
}

/** How many rows a way of reading explains: rows with a price that became goods, and names that found their price. */
function rate({ entries, family, leftover }: Reading): number {
  if (family === 'same') return entries.length + 0.25
  return entries.length - (family === 'above' && leftover ? 0.5 : 0)
}

/** What was left out as a sum was bought after all where the receipt adds up with it alone. */
function judge(reading: Reading, targets: readonly number[]): Reading & { balanced: boolean } {
  const { entries, adjustments, sum } = reading
  const balanced = isBalanced(entries, adjustments, targets)
  if (balanced || sum === null || !isBalanced([...entries, sum], adjustments, targets)) return { ...reading, balanced }
  return { ...reading, entries: [...entries, sum], sum: null, balanced: true }
}

/** Of the three ways to read the rows the one whose goods add up, else the one that explains most. */
export function chooseReading(lines: readonly Line[], targets: readonly number[]): Reading & { balanced: boolean } {
  const readings = families.map((family) => judge(readAs(family, lines), targets))
  const [best] = readings.toSorted((a, b) => Number(b.balanced) - Number(a.balanced) || rate(b) - rate(a))
  if (best === undefined) throw new Error('There is always a way to read')
  return best
}
