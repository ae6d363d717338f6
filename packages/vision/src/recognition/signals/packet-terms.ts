import type { PacketIndex, Term } from '../../lexicon/packet-index.ts'
import { foldText, readWords } from '../naming/read-words.ts'
import { growBox, sharedArea } from '../sight/boxes.ts'
import type { SeenText } from '../sight/sight.ts'
import { weighPrint } from './text.ts'

/** A term of the lexicon that stands on a thing, in letters' worth of evidence. */
export interface FoundTerm {
  readonly term: Term
  readonly weight: number
}

interface Find {
  readonly good: number
  readonly source: SeenText
}

const most_letters = 10
// Lists of contents name what is in it, not what it is.
const list_words = /\b(?:ingredients?|zutaten|ingr[ée]dients?|ingredienti|ingredientes|nutrition facts|contains)\b/iu
const most_words_in_name = 8
const shortest_without = 6
// The largest print names a thing; what is beyond these is not worth the time.
const most_texts = 40

function isName({ text }: SeenText): boolean {
  return !list_words.test(text) && foldText(text).length <= most_words_in_name
}

const heightOf = ({ box }: SeenText): number => Math.min(box.width, box.height)

/** Lines of one label: the second below or beside the first, no farther than their own height. */
function canFollow(first: SeenText, second: SeenText): boolean {
  if (first === second) return true
  const room = 1.2 * Math.max(heightOf(first), heightOf(second))
  const isAfter = second.box.y + second.box.height / 2 >= first.box.y
  return isAfter && sharedArea(growBox(first.box, room, room), second.box) > 0
}

/** The best reading of each key of the index. */
function collectFinds(index: PacketIndex, texts: readonly SeenText[]): Map<string, Find> {
  const finds = new Map<string, Find>()
  for (const { letters, confidence, size, source } of readWords(texts)) {
    const readings = [source.text, ...source.others].map(foldText)
    const isJoined = !readings.some((words) => words.includes(letters))
    // Letters apart are a word that the reader took apart; words side by side are not.
    const isApart = isJoined && readings.some((words) => words.some(({ length }) => length < 3))
    for (const { key, fit } of index.find(letters, isJoined, isApart)) {
      const good = fit * confidence * weighPrint(size)
      if (good > (finds.get(key)?.good ?? 0)) finds.set(key, { good, source })
    }
  }
  return finds
}

/** The parts that have to be read: readers lose the small words between others, as in Land O Lakes. */
function partsToRead(index: PacketIndex, { parts }: Term): readonly string[] {
  const long = parts.filter(({ length }) => length >= 3)
  const letters = long.join('')
  // Without them it must be long enough, and no other term: a2 Milk is not milk.
  return letters.length < shortest_without || index.terms.has(letters) ? parts : long
}

/** How good a term that stands in several lines is; 0 where a part is missing or they do not follow each other. */
function rateParts(parts: readonly string[], finds: ReadonlyMap<string, Find>): number {
  let least = 1
  let before: Find | undefined
  for (const part of parts) {
    const find = finds.get(part)
    if (find === undefined || (before !== undefined && !canFollow(before.source, find.source))) return 0
    least = Math.min(least, find.good)
    before = find
  }
  return before === undefined ? 0 : least
}

/** Words of a longer term say nothing of their own: peanut butter is no butter. */
function dropCovered(found: readonly (FoundTerm & { readonly term: Term })[]): FoundTerm[] {
  return found.filter(
    ({ term }) =>
      !found.some(
        ({ term: other }) =>
          other.parts.length > term.parts.length && term.parts.every((part) => other.parts.includes(part)),
      ),
  )
}

/** Products and brands that the words on a thing stand for. */
export function findTerms(index: PacketIndex, texts: readonly SeenText[]): FoundTerm[] {
  const names = texts
    .filter(isName)
    .toSorted((a, b) => heightOf(b) - heightOf(a))
    .slice(0, most_texts)
  const finds = collectFinds(index, names)
  const found: FoundTerm[] = []
  const seen = new Set<Term>()
  function add(term: Term, good: number): void {
    if (good === 0 || seen.has(term)) return
    seen.add(term)
    found.push({ term, weight: Math.min(most_letters, term.key.length) * good })
  }
  for (const [key, { good }] of finds) {
    const term = index.terms.get(key)
    if (term !== undefined) add(term, good)
  }
  for (const key of finds.keys())
    for (const term of index.by_part.get(key) ?? []) add(term, rateParts(partsToRead(index, term), finds))
  return dropCovered(found)
}
