import { lettersFound } from '../recognition/sight/likeness.ts'
import { indexPairs } from '../recognition/naming/lexicon.ts'
import { type Brand, brands } from './brands.ts'
import { packet_stopwords } from './packet-stopwords.ts'
import { type Product, products } from './products.ts'

/** Something a packet may say: a word or several in a row for a product, or a brand. */
export interface Term {
  readonly key: string
  readonly parts: readonly string[]
  readonly product: Product | null
  readonly brand: Brand | null
}

/** A key of the index that a reading is taken for, and how well it fits, up to 1. */
export interface Match {
  readonly key: string
  readonly fit: number
  /** No letter of it was lost, and none misread but such as look alike. */
  readonly isSure: boolean
}

const fits = { exact: 1, inflected: 0.95, compound: 0.88, misread: 0.9 } as const
const shortest = { word: 3, stem: 4, head: 4, compound: 7, misread: 5, joined: 5, joined_misread: 8 } as const
const longest_misread = 20
// One misread letter spoils two pairs; a word with fewer left is another one.
const shared_pairs = 0.5
const most_remembered = 4000
const most_compared = 4
const sure_share = 0.88
/** Of the letters that a word has, so many must be good for it: one misread letter in eight, an easy one in six. */
const leastShare = (letters: number): number => (letters < 8 ? 0.84 : letters < 10 ? 0.8 : 0.77)
const endings = new Set(['s', 'es', 'n', 'en', 'e', 'er', 'i', 'a', 'y', 'ar', 'et'])

function addTo<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [value])
  else list.push(value)
}

/** How many letters two words have in the same places from the front and from the back. */
function countSame(one: string, other: string): number {
  let same = 0
  const shorter = Math.min(one.length, other.length)
  for (let at = 0; at < shorter; at++) {
    if (one[at] === other[at]) same++
    if (one[one.length - 1 - at] === other[other.length - 1 - at]) same++
  }
  return same
}

/** The few words that are worth comparing letter by letter. */
function chooseNearest(word: string, near: readonly string[]): readonly string[] {
  if (near.length <= most_compared) return near
  const ranked = near.map((known) => ({ known, same: countSame(known, word) - Math.abs(known.length - word.length) }))
  return ranked
    .toSorted((a, b) => b.same - a.same)
    .slice(0, most_compared)
    .map(({ known }) => known)
}

/** The words as packets are looked up: whole, inflected, as the end of a compound, misread. */
export function createPacketIndex(from: readonly Product[] = products, makers: readonly Brand[] = brands) {
  const terms = new Map<string, Term>()
  const by_part = new Map<string, Term[]>()
  const heads = new Map<string, string>()

  function addTerm(parts: readonly string[], product: Product | null, brand: Brand | null): void {
    const key = parts.join('')
    if (key.length < shortest.word || terms.has(key)) return
    const term = { key, parts, product, brand }
    terms.set(key, term)
    if (parts.length === 1) return
    for (const part of new Set(parts)) addTo(by_part, part, term)
  }

  for (const product of from)
    for (const { parts, isHead, isReceiptOnly } of product.words) {
      if (isReceiptOnly) continue
      addTerm(parts, product, null)
      const [word = ''] = parts
      if (isHead && word.length >= shortest.head && !heads.has(word)) heads.set(word, terms.get(word)?.key ?? word)
    }
  for (const brand of makers) for (const parts of brand.spellings) addTerm(parts, null, brand)

  const isKnown = (word: string): boolean => terms.has(word) || by_part.has(word)
  const vocabulary = new Set([...terms.keys(), ...by_part.keys()])
  const by_length = new Map<number, string[]>()
  for (const word of vocabulary) if (word.length >= shortest.misread) addTo(by_length, word.length, word)
  const near_by_length = new Map(Array.from(by_length, ([length, words]) => [length, indexPairs(words, shared_pairs)]))

  /** Words of about the same length: a reading that lost more than two letters is no longer known. */
  function findNear(word: string): string[] {
    const lengths = [-2, -1, 0, 1, 2].map((longer) => word.length + longer)
    const fitting = lengths.filter((length) => Math.abs(length - word.length) <= (length >= 8 ? 2 : 1))
    return fitting.flatMap((length) => [...(near_by_length.get(length)?.(word) ?? [])])
  }

  function findStem(word: string): string | undefined {
    for (let end = word.length - 1; end >= Math.max(shortest.stem, word.length - 2); end--) {
      const stem = word.slice(0, end)
      const term = terms.get(stem)
      if (term === undefined || !endings.has(word.slice(end))) continue
      // Kamille is no Kamill: brands take an s at most.
      if (term.brand === null || word.slice(end) === 's') return stem
    }
    return word.endsWith('ies') && terms.has(`${word.slice(0, -3)}y`) ? `${word.slice(0, -3)}y` : undefined
  }

  function findHead(word: string): string | undefined {
    for (let start = 3; start <= word.length - shortest.head; start++) {
      const head = heads.get(word.slice(start)) ?? heads.get(word.slice(start, -1))
      // Morbier is no beer: what stands before a short word must be a word too.
      if (head !== undefined && (head.length > shortest.head || start > 3)) return head
    }
    return undefined
  }

  function findMisread(word: string): Match[] {
    const found: Match[] = []
    // Five letters with one misread are as often another word, unless it cannot be one.
    if (word.length <= shortest.misread && !/\d/u.test(word)) return found
    for (const known of chooseNearest(word, findNear(word))) {
      const share = lettersFound(known, word) / known.length
      const isSure = known.length === word.length && share >= sure_share
      if (share >= leastShare(known.length)) found.push({ key: known, fit: fits.misread * share, isSure })
    }
    return found
  }

  /** What several runs of letters without the space between them may be: terms, and words that the reader took apart. */
  function findJoined(runs: readonly string[]): Match[] {
    const letters = runs.join('')
    if (letters.length < shortest.joined || letters.length > longest_misread) return []
    if (terms.has(letters)) return [{ key: letters, fit: fits.exact, isSure: true }]
    const isApart = runs.some(({ length }) => length < shortest.word) && !runs.some((run) => terms.has(run))
    return isApart && letters.length >= shortest.joined_misread ? findMisread(letters) : []
  }

  /** What a run of letters may be. */
  function findWord(letters: string): Match[] {
    if (letters.length < shortest.word || letters.length > longest_misread) return []
    if (isKnown(letters)) return [{ key: letters, fit: fits.exact, isSure: true }]
    if (packet_stopwords.has(letters)) return []
    const stem = findStem(letters)
    if (stem !== undefined) return [{ key: stem, fit: fits.inflected, isSure: true }]
    const head = letters.length >= shortest.compound ? findHead(letters) : undefined
    if (head !== undefined) return [{ key: head, fit: fits.compound, isSure: true }]
    return letters.length < shortest.misread ? [] : findMisread(letters)
  }

  const known = new Map<string, Match[]>()
  /** What runs of letters side by side may be; what was asked before is remembered for a while. */
  function find(runs: readonly string[]): Match[] {
    const asked = runs.join(' ')
    const found = known.get(asked) ?? (runs.length === 1 ? findWord(runs[0]!) : findJoined(runs))
    if (known.size >= most_remembered) known.clear()
    known.set(asked, found)
    return found
  }

  return { terms, by_part, find }
}

export type PacketIndex = ReturnType<typeof createPacketIndex>
