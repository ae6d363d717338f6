import { toCents } from './amounts.ts'
import type { Line } from './lines.ts'
import { plain } from './words.ts'

/** What a receipt says about its sums. */
export interface Sums {
  readonly total: number | null
  /** Sums that the goods may add up to. */
  readonly targets: readonly number[]
}

function amountOf(line: Line, next: Line | undefined): number | null {
  const own = line.tokens.findLast(({ kind }) => kind === 'amount')
  if (own?.kind === 'amount') return own.value
  if (next === undefined || next.named || next.topic !== null) return null
  const below = next.tokens.findLast(({ kind }) => kind === 'amount')
  return below?.kind === 'amount' ? below.value : null
}

interface Sum {
  readonly topic: Line['topic']
  readonly value: number
  readonly text: string
  readonly index: number
}

function strengthOf({ text, topic }: Sum): number {
  if (topic !== 'total') return topic === 'subtotal' ? 0.5 : 0
  if (/\b(?:exclu\w*|excl|supplies|savings?|gst summary)\b/u.test(text)) return 0.4
  if (/\b(?:grand|payable|due|rounded|zu zahlen|a payer|a pagar|te betalen|balance|betrag)\b/u.test(text)) return 3
  return 2
}

/** The total among all sums: named as one, the last before the payment, and what was paid. */
export function findSums(lines: readonly Line[]): Sums {
  const sums: Sum[] = lines.flatMap((line, index) => {
    const value = line.topic === null ? null : amountOf(line, lines[index + 1])
    return value === null ? [] : [{ topic: line.topic, value, text: plain(line.row.text), index }]
  })
  const of = (topic: Line['topic']) => sums.filter((sum) => sum.topic === topic)
  const paid = new Set(of('payment').map(({ value }) => toCents(Math.abs(value))))
  for (const cash of of('payment'))
    for (const change of of('change')) paid.add(toCents(Math.abs(cash.value)) - toCents(Math.abs(change.value)))
  const firstPayment = of('payment')[0]?.index ?? lines.length
  const candidates = sums.filter((sum) => sum.value > 0 && (sum.topic === 'total' || sum.topic === 'subtotal'))
  const rate = (sum: Sum) =>
    strengthOf(sum) +
    (paid.has(toCents(sum.value)) ? 1.5 : 0) +
    (sum.index < firstPayment ? 1 : 0) +
    candidates.filter(({ value }) => value === sum.value).length * 0.3 +
    sum.index * 0.001
  const best = candidates.toSorted((a, b) => rate(b) - rate(a))[0]
  const total = best?.value ?? of('payment').find(({ value }) => value > 0)?.value ?? null
  const targets = candidates.map(({ value }) => value)
  for (const tax of [...of('tax'), ...of('service'), ...of('rounding')])
    if (total !== null) targets.push((toCents(total) - toCents(tax.value)) / 100)
  return { total, targets: [...new Set(targets)] }
}
