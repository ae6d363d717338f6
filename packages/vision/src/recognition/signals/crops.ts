import type { Knowledge, KnownItem } from '../naming/knowledge.ts'
import { toCandidate } from './names.ts'
import type { Clue, LookFor } from './signal.ts'

/**
 * How alike a thing and a crop must look for a hint, and for a name where nothing can be read: its nearest crop, and as
 * many as must agree. Of things of different products one pair in a hundred is above .48, of the same product in another
 * photo one in two. In 47 photos, with three crops of each product from others and nothing read, 18 names were said so,
 * all right.
 */
const alike = { hint: 0.45, agreeing: 0.6, sure: 0.65 } as const
// A name needs several crops that agree, and no other item that looks nearly so.
const agreeing = 2
const clear_margin = 0.1
const weights = { hint: 2, sure: 5 } as const
const most_hints = 3

function product(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let at = 0; at < a.length; at++) sum += a[at]! * b[at]!
  return sum
}

interface Likeness {
  readonly item: KnownItem
  /** Of all crops of the item, most alike first. */
  readonly values: readonly number[]
}

function isSure({ values }: Likeness, second: Likeness | undefined): boolean {
  const [nearest = 0] = values
  const agree = values.filter((value) => value >= alike.agreeing).length
  return nearest >= alike.sure && agree >= agreeing && nearest - (second?.values[0] ?? 0) >= clear_margin
}

/** Things that look like crops the household confirmed: hints beside what is read, a name only where all agree. */
export function lookForCrops({ items, crops }: Knowledge): LookFor {
  const by_item = new Map<number, Float32Array[]>()
  for (const { item_id, embedding } of crops) by_item.set(item_id, [...(by_item.get(item_id) ?? []), embedding])
  const known = items.flatMap((item) => {
    const embeddings = by_item.get(item.item_id)
    return embeddings === undefined ? [] : [{ item, embeddings }]
  })
  return ({ thing }) => {
    if (thing === null || thing.embedding.length === 0) return []
    const ranked = known
      .map(({ item, embeddings }): Likeness => {
        const fitting = embeddings.filter(({ length }) => length === thing.embedding.length)
        return { item, values: fitting.map((one) => product(one, thing.embedding)).toSorted((a, b) => b - a) }
      })
      .filter(({ values }) => (values[0] ?? 0) >= alike.hint)
      .toSorted((a, b) => (b.values[0] ?? 0) - (a.values[0] ?? 0))
      .slice(0, most_hints)
    return ranked.map((one, rank): Clue => {
      const sure = rank === 0 && isSure(one, ranked[1])
      const near = ((one.values[0] ?? 0) - alike.hint) / (1 - alike.hint)
      const weight = sure ? weights.sure : weights.hint * near
      return { signal: 'crop', candidate: toCandidate(one.item), weight }
    })
  }
}
