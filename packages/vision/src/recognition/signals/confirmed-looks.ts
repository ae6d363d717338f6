import type { KnownCrop } from '../naming/knowledge.ts'
import { compareLooks } from '../sight/compare-looks.ts'

/** Things of different products are often as alike as this, however few were confirmed. */
export const alike_by_chance = 0.45

/** How alike a thing looks to the nearest confirmed crop of an item; null of one without any. */
export type CompareConfirmed = (item_id: number, embedding: Float32Array) => number | null

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
