import { hasSumWord } from '../values/sum-words.ts'
import { type ReaderLine, addUp, amountsOf, taxesOf } from './lines.ts'

/** What was bought with and without the taxes and the rounding that the receipt names. */
function listProven(lines: readonly ReaderLine[], sum: number): Set<number> {
  const taxes = taxesOf(lines)
  // What is added first stands first: a tax, then service, and suggestions of tips behind the total.
  const added = taxes.map((_, index) => addUp(taxes.slice(0, index + 1)))
  const rounded = [0, ...amountsOf(lines, 'rounding')]
  return new Set([0, ...taxes, ...added].flatMap((tax) => rounded.map((rounding) => sum + tax + rounding)))
}

/** Whether another row says that this was paid, with or without what came back. */
function isPaid(cents: number, own: number, lines: readonly ReaderLine[]): boolean {
  const [change = 0] = amountsOf(lines, 'change')
  const others = lines.filter(({ index }) => index !== own)
  return amountsOf(others, 'payment').some((paid) => paid === cents || paid - change === cents)
}

/** Proven amounts of which a row has the first figures: "306." is the beginning of 306.71. */
function listWhole(begun: number, proven: ReadonlySet<number>): number[] {
  const figures = String(Math.abs(begun))
  const isBegun = (cents: number) => String(cents).length > figures.length && String(cents).startsWith(figures)
  return figures.length > 1 ? [...proven].filter(isBegun) : []
}

// A sum before taxes is the total only where nothing else is.
const subtotal_share = 0.25
// What stands beside an amount without a word for a sum is seldom one.
const unnamed_share = 0.3
// How much it counts that the goods make an amount, or that it was paid.
const proof = 1.2
// Of two totals the later one has more in it: tips, service.
const later = 0.01
// A line that is hardly one of the sums is none, unless the goods or the payment prove it.
const least_rating = -1.5
const hopeless = 0.01
const tax_rows = 4
const most_tax = 0.4

/** How likely it is that a row names the total, before its amount is looked at. */
function chanceOf({ chances, row }: ReaderLine): number {
  const chance = chances.total + subtotal_share * chances.subtotal
  // Words are compared with all that name a sum in any language: not for rows that are none anyway.
  const isNamed = chance < hopeless || !/\p{L}{2}/u.test(row.text) || hasSumWord(row.text)
  return chance * (isNamed ? 1 : unnamed_share)
}

/** The total among the rows that are no goods; `sum` is what the goods make. */
export function findTotal(lines: readonly ReaderLine[], sum: number): number | null {
  const proven = listProven(lines, sum)
  const isTotalRead = lines.some(
    ({ chances, amounts }) => chances.total > 0.5 && amounts.some(({ cost }) => cost === 0),
  )
  const candidates = lines.flatMap((line) => {
    const { amounts, index, chances } = line
    const base = later * index + Math.log(chanceOf(line))
    const rate = (cents: number, cost: number) => ({
      cents,
      rating: base - cost + (proven.has(cents) ? proof : 0) + (isPaid(cents, index, lines) ? proof : 0),
    })
    const [first] = amounts
    if (first === undefined) return []
    const whole = listWhole(first.cents, proven).map((cents) => rate(cents, 1))
    // Where the total itself cannot be read, a sum and the taxes below it make it.
    const below = lines.filter((other) => other.index > index && other.index <= index + tax_rows)
    const taxes =
      isTotalRead || chances.subtotal <= 0.5
        ? []
        : amountsOf(below, 'tax').filter((tax) => tax < most_tax * first.cents)
    const added = taxes.length > 0 ? [rate(first.cents + addUp(taxes), -0.1)] : []
    return [...amounts.map(({ cents, cost }) => rate(cents, cost)), ...whole, ...added]
  })
  const likely = candidates.filter(({ cents, rating }) => cents > 0 && rating > least_rating)
  return likely.toSorted((a, b) => b.rating - a.rating)[0]?.cents ?? null
}
