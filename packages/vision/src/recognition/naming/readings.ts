import { overlap, shareWithin } from '../sight/boxes.ts'
import type { SeenText } from '../sight/sight.ts'

const same_place = 0.4
const inside = 0.7

function isSamePlace(a: SeenText, b: SeenText): boolean {
  return (
    overlap(a.box, b.box) >= same_place || shareWithin(a.box, b.box) >= inside || shareWithin(b.box, a.box) >= inside
  )
}

const worthOf = ({ text, confidence }: SeenText): number => confidence ** 2 * Math.min(text.length, 12)

/** Readings of the same place at several sizes become one, the best; what the others said stays beside it. */
export function joinReadings(texts: readonly SeenText[]): SeenText[] {
  const joined: SeenText[] = []
  for (const text of texts.toSorted((a, b) => worthOf(b) - worthOf(a))) {
    const index = joined.findIndex((known) => isSamePlace(known, text))
    const known = joined[index]
    if (known === undefined) joined.push(text)
    else {
      const others = new Set([...known.others, text.text, ...text.others])
      others.delete(known.text)
      joined[index] = { ...known, others: [...others] }
    }
  }
  return joined
}
