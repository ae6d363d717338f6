import type { Match } from '@larder/contract/recognition'
import { differInSize, readWords, type Words } from '../matching/name-words.ts'
import { similarity } from '../matching/similarity.ts'

/** An item of the household, as far as a receipt can name it. */
export interface PlainItem {
  readonly item_id: number
  readonly item_name: string
  readonly brand: string | null
}

/** Below this the two have a word in common and no more: brown bread is no bread crumbs. */
const offered_from = 0.6
/** Just below what the review takes for granted: a person decides. */
const doubtful = 0.85
const tie = 0.02

interface Known extends PlainItem {
  readonly words: Words
  readonly brand_words: readonly string[]
}

/** How much of `words` is found by `alike`, from 0 to 1; longer words say more. */
function share(words: readonly string[], others: readonly string[], alike: (word: string, other: string) => number) {
  let [found, whole] = [0, 0]
  for (const word of words) {
    let best = 0
    for (const other of others) best = Math.max(best, alike(word, other))
    found += best * word.length
    whole += word.length
  }
  return whole === 0 ? 0 : found / whole
}

const asNamed = (named: string, printed: string): number => similarity(printed, named)

/** How likely a line is that item: all of the name is on the line, and the line says little else. */
function compare(line: Words, item: Known): number {
  // The maker's name on the line is neither for nor against it.
  const own = line.names.filter((word) => !item.brand_words.some((brand) => similarity(word, brand) >= 0.9))
  const named = item.words.names
  const line_words = own.length > 0 ? own : line.names
  const [recall, precision] = [share(named, line_words, asNamed), share(line_words, named, similarity)]
  if (recall + precision === 0) return 0
  const both = (2 * recall * precision) / (recall + precision)
  return differInSize(line, item.words) ? Math.min(both, doubtful) : both
}

/** The items by their words and those by their first letters: most of a household has nothing to do with a line. */
function indexWords(known: readonly Known[]): (line: Words) => ReadonlySet<Known> {
  const by_letter = new Map<string, Map<string, Known[]>>()
  for (const item of known) {
    for (const word of item.words.names) {
      const letter = word.slice(0, 1)
      const words = by_letter.get(letter) ?? new Map<string, Known[]>()
      const items = words.get(word) ?? []
      items.push(item)
      by_letter.set(letter, words.set(word, items))
    }
  }
  return (line) => {
    const found = new Set<Known>()
    for (const printed of line.names) {
      for (const [named, items] of by_letter.get(printed.slice(0, 1)) ?? []) {
        if (similarity(printed, named) > 0) for (const item of items) found.add(item)
      }
    }
    return found
  }
}

/**
 * Matches as the product first did, each line with every word of the same first letter: slow with many items, and what the
 * faster way is held against.
 */
export function createPlainMatcher(items: readonly PlainItem[]): (product_name: string) => Match | null {
  const known: Known[] = items.map((item) => ({
    ...item,
    words: readWords(item.item_name),
    brand_words: readWords(item.brand ?? '').names,
  }))
  const findCandidates = indexWords(known)
  return (product_name) => {
    const line = readWords(product_name)
    if (line.names.length === 0) return null
    let best: { item: Known; score: number } | null = null
    let second = 0
    for (const item of findCandidates(line)) {
      const score = compare(line, item)
      if (best !== null && score <= best.score) {
        second = Math.max(second, score)
        continue
      }
      second = best?.score ?? 0
      best = { item, score }
    }
    if (best === null || best.score < offered_from) return null
    const { item_id, item_name } = best.item
    const score = best.score - second < tie ? Math.min(best.score, doubtful) : best.score
    return { item_id, item_name, confidence: Math.round(score * 100) / 100 }
  }
}
