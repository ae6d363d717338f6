import { readWords, type Words } from './name-words.ts'
import type { Alike, PrintedWords } from './printed-words.ts'

/** An item of the household, as far as a receipt can name it: its number, its name and its brand. */
export type NamedItem = readonly [item_id: number, item_name: string, brand: string | null]

/** A word of names that some line may mean, and the items that have it. */
export interface KnownWord {
  readonly number: number
  readonly length: number
  readonly alike: readonly Alike[]
  readonly owners: Known[]
}

/** From this on a printed word is the maker's name. */
const same_brand = 0.9

/** An item as it compares: those of its words that some line may mean, and how long all of them are. */
export interface Known {
  readonly item_id: number
  readonly item_name: string
  readonly words: readonly KnownWord[]
  readonly all_letters: number
  /** What of the lines is its brand. */
  readonly brand: readonly number[]
  readonly sizes: Words['sizes']
  /** True where another item has the same name and brand. */
  is_twin: boolean
  /** The last line that it was a candidate for. */
  seen_by: number
}

/** The items that some of the printed words may mean, by these words; of the others nothing is kept. */
export function findKnownItems(items: Iterable<NamedItem>, printed: PrintedWords) {
  const words = new Map<string, KnownWord>()
  const by_name = new Map<string, Known>()
  /** By printed word, in the order in which the names had them first. */
  const by_printed: KnownWord[][] = []

  function findWord(named: string): KnownWord | undefined {
    const known = words.get(named)
    if (known !== undefined) return known
    const alike = printed.findAlike(named)
    if (alike.length === 0) return undefined
    const word = { number: words.size, length: named.length, alike, owners: [] }
    words.set(named, word)
    for (const one of alike) (by_printed[one.printed] ??= []).push(word)
    return word
  }

  function findBrand(brand: string): number[] {
    const alike = readWords(brand).names.flatMap(printed.findAlike)
    return alike.filter(({ value }) => value >= same_brand).map((one) => one.printed)
  }

  for (const [item_id, item_name, brand] of items) {
    const { names, sizes } = readWords(item_name)
    const own = names.flatMap((name) => findWord(name) ?? [])
    if (own.length === 0) continue
    const key = `${item_name}\n${brand ?? ''}`
    const twin = by_name.get(key)
    if (twin !== undefined) {
      twin.is_twin = true
      continue
    }
    const all_letters = names.reduce((sum, { length }) => sum + length, 0)
    const maker = brand === null ? [] : findBrand(brand)
    const known = { item_id, item_name, words: own, all_letters, brand: maker, sizes, is_twin: false, seen_by: -1 }
    by_name.set(key, known)
    for (const word of new Set(own)) word.owners.push(known)
  }
  return { count: words.size, wordsLike: (number: number): readonly KnownWord[] => by_printed[number] ?? [] }
}

export type KnownItems = ReturnType<typeof findKnownItems>
