import type { Knowledge } from '../naming/knowledge.ts'
import type { Candidate } from '../naming/named.ts'
import { areaOf } from '../sight/boxes.ts'
import type { View } from '../sight/view.ts'
import { foldText, singularOf } from '../naming/read-words.ts'
import { alike_by_chance, compareConfirmed } from './confirmed-looks.ts'
import { toCandidate } from './names.ts'
import type { Clue, LookFor } from './signal.ts'

/** A kind that is certain weighs as much as a word that was read. */
export const certain_kind = 5
// A household photographs what it has: that raises the odds of a kind among its items, others have to look clearer.
const known_odds = 4
const least = { known: 0.5, unknown: 0.6 } as const
const hint = 0.3
// Seen from near, as the photos are that the model has learned from. In 352 photos of kitchens that it has not learned from 58
// of 62 names of two kinds were right, and 58 of 303 of all others, where a kind that the photo's source does not label counts
// as wrong. How near is a guess between these and a photo of two oranges.
const near_share = 0.08
// Items of the household are named so from afar too, and less sure: in 83 photos of six kitchens names that were stated at .95,
// .85 and .77 were right at .83, .67 and .60 (half-way between something in the photo and the very thing).
const from_afar = 0.87
const known_from_afar: readonly string[] = ['Cabbage', 'Bell Pepper']
// Fruit has a sticker at most: what is printed all over is a package with a picture of fruit.
const most_words = 1

/** Whether a name means the kind and no more: "lemon" and "Lemons" do, "Lemon Soap" does not. */
function isKind(item_name: string, kind: string): boolean {
  const [words, wanted] = [foldText(item_name), foldText(kind)]
  return (
    words.length === wanted.length && words.every((word, index) => singularOf(word) === singularOf(wanted[index] ?? ''))
  )
}

function raiseOdds(probability: number): number {
  return (known_odds * probability) / (known_odds * probability + 1 - probability)
}

function countWords({ texts }: View): number {
  return texts
    .flatMap(({ text, confidence }) => (confidence >= 0.8 ? foldText(text) : []))
    .filter((word) => word.length > 3).length
}

/** Fruit, vegetables and cartons by their looks, under the name the household has for them. */
export function lookForKinds({ items, crops }: Knowledge): LookFor {
  const compare = compareConfirmed(crops)
  const candidates = new Map<string, Candidate>()
  function findCandidate(kind: string, category: string | null): Candidate {
    const item = items.find(({ item_name }) => isKind(item_name, kind))
    return item === undefined ? { product_name: kind, brand: null, category, item_id: null } : toCandidate(item)
  }
  // What the household has shown it is known better than the kind: of 140 things that a kind took for an item and that did not
  // look like its crop 30 were that item, of 300 others 273.
  function looksOtherwise({ item_id }: Candidate, { thing }: View): boolean {
    const alike = item_id === null || thing === null ? null : compare(item_id, thing.embedding)
    return alike !== null && alike < alike_by_chance
  }
  return (view) => {
    const isPrinted = countWords(view) > most_words
    const isNear = areaOf(view.box) >= near_share
    return (view.thing?.kinds ?? []).map(({ kind, category, probability }): Clue => {
      const candidate = candidates.get(kind) ?? findCandidate(kind, category)
      candidates.set(kind, candidate)
      const isKnown = candidate.item_id !== null
      const chance = isKnown ? raiseOdds(probability) : probability
      const isLikely = chance >= (isKnown ? least.known : least.unknown)
      const carriesOver = isKnown ? !looksOtherwise(candidate, view) : isNear || known_from_afar.includes(kind)
      const likely = isKnown && !isNear ? from_afar * chance : chance
      const weight = certain_kind * likely * (isLikely && carriesOver && !isPrinted ? 1 : hint)
      return { signal: 'kind', candidate, weight }
    })
  }
}
