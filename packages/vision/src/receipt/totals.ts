import { toCents } from './values/amounts.ts'
import type { Line } from './layout/lines.ts'
import { type Topic, plain } from './topic-phrases.ts'

/** A line below the goods and the amount it names. */
export interface Sum {
  readonly topic: Topic
  readonly value: number
  readonly text: string
  readonly index: number
  /** Tables of taxes have a total too. */
  readonly tabular: boolean
}

function amountOf(line: Line, next: Line | undefined): number | null {
  const own = line.tokens.findLast(({ kind }) => kind === 'amount')
  if (own?.kind === 'amount') return own.value
  if (next === undefined || next.named || next.topic !== null) return null
  const below = next.tokens.findLast(({ kind }) => kind === 'amount')
  return below?.kind === 'amount' ? below.value : null
}

function isTaxTable(text: string): boolean {
  const net = text.search(/netto/iu)
  return /summary|analysis|tax code/iu.test(text) || (net >= 0 && /brutto/iu.test(text.slice(net)))
}

/** All sums that a receipt names. */
export function listSums(lines: readonly Line[]): Sum[] {
  const table = lines.findIndex(({ row }) => isTaxTable(row.text))
  return lines.flatMap((line, index) => {
    const value = line.topic === null ? null : amountOf(line, lines[index + 1])
    if (line.topic === null || value === null) return []
    const amounts = line.tokens.filter(({ kind }) => kind === 'amount').length
    const tabular = (table >= 0 && index > table) || amounts > 2
    return [{ topic: line.topic, value, text: plain(line.row.text), index, tabular }]
  })
}

function strengthOf({ text, topic }: Sum): number {
  if (topic === 'payment') return 0.6
  if (topic !== 'total') return 0.5
  return /\b(?:grand|payable|due|rounded|zu zahlen|a payer|a pagar|te betalen|balance)\b/u.test(text) ? 3 : 2
}

/** Every amount that the goods, a subtotal and any of the taxes and the like make together. */
function listProven(sums: readonly Sum[], goods: number): Set<number> {
  const cents = (topic: Topic) =>
    sums.filter((sum) => sum.topic === topic && !sum.tabular).map(({ value }) => toCents(value))
  const proven = new Set<number>()
  const extras = [
    ...new Set([
      ...cents('tax'),
      ...cents('service'),
      ...cents('rounding'),
      ...cents('discount').map((value) => -Math.abs(value)),
    ]),
  ].slice(0, 6)
  for (const base of new Set([toCents(goods), ...cents('subtotal')])) {
    for (let chosen = 0; chosen < 2 ** extras.length; chosen++) {
      proven.add(extras.reduce((sum, extra, index) => sum + ((chosen >> index) % 2 === 1 ? extra : 0), base))
    }
  }
  return proven
}

/** What was paid less what came back. */
function listPaid(sums: readonly Sum[]): Set<number> {
  const cents = (topic: Topic) => sums.filter((sum) => sum.topic === topic).map(({ value }) => toCents(Math.abs(value)))
  return new Set(cents('payment').flatMap((paid) => [0, ...cents('change')].map((change) => paid - change)))
}

/** The total among all sums: named as one, before the payment, and proven by others; `goods` is what the lines add up to. */
export function findTotal(sums: readonly Sum[], goods: number): number | null {
  const [proven, paid] = [listProven(sums, goods), listPaid(sums)]
  const payment = sums.find(({ topic }) => topic === 'payment')?.index ?? Infinity
  const candidates = sums.filter(
    ({ value, topic }) => value > 0 && (topic === 'total' || topic === 'subtotal' || topic === 'payment'),
  )
  const rate = (sum: Sum) => {
    const alike = candidates.filter(({ value }) => value === sum.value).length
    const isEarly = sum.index <= payment
    const isPaid = sum.topic !== 'payment' && paid.has(toCents(sum.value))
    return (
      strengthOf(sum) +
      (proven.has(toCents(sum.value)) ? 1.5 : 0) +
      (isPaid ? 1 : 0) +
      (isEarly ? 1 : 0) -
      (sum.tabular ? 2 : 0) +
      0.3 * alike +
      0.001 * sum.index
    )
  }
  return candidates.toSorted((a, b) => rate(b) - rate(a))[0]?.value ?? null
}

/** What the goods may add up to: every sum, and the total without taxes and the like. */
export function listTargets(sums: readonly Sum[]): number[] {
  const totals = sums
    .filter(({ topic, value }) => value > 0 && (topic === 'total' || topic === 'subtotal'))
    .map(({ value }) => toCents(value))
  const extras = sums
    .filter(({ topic }) => topic === 'tax' || topic === 'service' || topic === 'rounding')
    .map(({ value }) => toCents(value))
  const bare = totals.flatMap((total) => extras.map((extra) => total - extra))
  return [...new Set([...totals, ...bare])].map((value) => value / 100)
}
