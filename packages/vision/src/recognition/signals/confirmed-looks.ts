import type { KnownCrop } from '../naming/knowledge.ts'
import { compareLooks } from '../sight/compare-looks.ts'

/** Things of different products are often as alike as this, however few were confirmed. */
export const alike_by_chance = 0.45

/** How alike a thing looks to the nearest confirmed crop of an item; null of one without any. */
export type CompareConfirmed = (item_id: number, embedding: Float32Array) => number | null

/** The items of which the household has confirmed more than one photo. */
export function listConfirmedAgain(crops: readonly KnownCrop[]): ReadonlySet<number> {
  const first = new Map<number, number>()
  const again = new Set<number>()
  for (const { item_id, confirmed_at } of crops) {
    const before = first.get(item_id)
    if (before === undefined) first.set(item_id, confirmed_at)
    else if (before !== confirmed_at) again.add(item_id)
  }
  return again
}

export function compareConfirmed(crops: readonly KnownCrop[]): CompareConfirmed {
  const by_item = new Map<number, Float32Array[]>()
  for (const { item_id, embedding } of crops) {
    const own = by_item.get(item_id)
    if (own === undefined) by_item.set(item_id, [embedding])
    else own.push(embedding)
  }
  return (item_id, embedding) => {
    const own = by_item.get(item_id)
    return own === undefined ? null : Math.max(...own.map((one) => compareLooks(one, embedding)))
  }
}
