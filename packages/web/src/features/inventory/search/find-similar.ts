import { type Item } from '@larder/contract/item'
import { fold } from '@larder/contract/values/fold'
import { searchWords } from '../filter/filter.ts'
import { editDistance } from './edit-distance.ts'

/** An item that the search does not find by itself. */
export interface OtherMatch {
  readonly item: Item
  /** What was found elsewhere than in the name; null where the name is similar. */
  readonly line: string | null
}

/** Where a search may be found that no name has, in the order in which it is shown. */
export const other_fields = ['location', 'category', 'notes', 'barcode'] as const
export type OtherField = (typeof other_fields)[number]

export interface OtherMatches {
  /** Names and brands that are spelled much alike, the likest first. */
  readonly similar: readonly OtherMatch[]
  readonly elsewhere: Readonly<Record<OtherField, readonly OtherMatch[]>>
}

/** The codes of each item. */
export type BarcodesOf = ReadonlyMap<number, readonly string[]>

const most_shown = 30
/** So many items at a time, before a key that was pressed meanwhile gets its turn. */
const slice_items = 250

/** How many letters may differ. Words of one or two letters are like too many others. */
const toleranceOf = ({ length }: string): number => (length < 3 ? 0 : length < 6 ? 1 : 2)

/** An item keeps its identity while nothing about it changes, so that its texts are folded once. */
const name_words = new WeakMap<Item, readonly string[]>()
type OtherText = readonly [field: OtherField, text: string, folded: string]
const other_texts = new WeakMap<Item, readonly OtherText[]>()

function nameWordsOf(item: Item): readonly string[] {
  const known = name_words.get(item)
  if (known) return known
  const words = fold(`${item.item_name} ${item.brand ?? ''}`)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1)
  name_words.set(item, words)
  return words
}

function otherTextsOf(item: Item): readonly OtherText[] {
  const known = other_texts.get(item)
  if (known) return known
  const texts = (['location', 'category', 'notes'] as const).flatMap((field) => {
    const text = item[field]
    return text === null ? [] : [[field, text, fold(text)] as const]
  })
  other_texts.set(item, texts)
  return texts
}

/** How far a typed word is from another: a beginning counts as the whole, since nobody types to the end. */
function distanceBetween(typed: string, word: string): number {
  const most = toleranceOf(typed)
  if (most === 0) return word.startsWith(typed) ? 0 : 1
  const whole = editDistance(typed, word, most)
  if (whole <= 1 || word.length <= typed.length + 1 || typed.length < 4) return whole
  // A beginning has to be closer: there are so many more of them.
  const beginning = editDistance(typed, word.slice(0, typed.length), most - 1)
  return beginning < most ? Math.min(whole, beginning + 1) : whole
}

/** How far the search is from a name, each word from the nearest one; null where one of them is like none. */
function distanceOf(words: readonly string[], item: Item, known: Map<string, number>): number | null {
  let sum = 0
  for (const typed of words) {
    let nearest = Infinity
    for (const word of nameWordsOf(item)) {
      const key = `${typed} ${word}`
      const distance = known.get(key) ?? distanceBetween(typed, word)
      known.set(key, distance)
      nearest = Math.min(nearest, distance)
    }
    if (nearest > toleranceOf(typed)) return null
    sum += nearest
  }
  return sum
}

/** The text apart from the name in which every word of the search is, or the barcode that begins with it. */
function findElsewhere(
  item: Item,
  words: readonly string[],
  digits: string,
  barcodes: BarcodesOf,
): readonly [OtherField, line: string] | null {
  const text = otherTextsOf(item).find(([, , folded]) => words.every((word) => folded.includes(word)))
  if (text) return [text[0], text[1]]
  const code = digits === '' ? undefined : barcodes.get(item.item_id)?.find((one) => one.includes(digits))
  return code === undefined ? null : ['barcode', code]
}

const giveWay = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/**
 * What is like a search that found nothing: names with a slip in them, and what other fields say. In slices, so that
 * typing goes on meanwhile; null where the signal came first.
 */
export async function findSimilar(
  items: readonly Item[],
  q: string,
  barcodes: BarcodesOf,
  signal: AbortSignal,
): Promise<OtherMatches | null> {
  const words = searchWords(q)
  const code = q.replaceAll(/[\s-]/g, '')
  const digits = /^\d{4,}$/.test(code) ? code : ''
  // Thousands of names share a few hundred words.
  const known = new Map<string, number>()
  const similar: (OtherMatch & { distance: number })[] = []
  const elsewhere: Record<OtherField, OtherMatch[]> = { location: [], category: [], notes: [], barcode: [] }
  for (let from = 0; from < items.length; from += slice_items) {
    for (const item of items.slice(from, from + slice_items)) {
      const distance = distanceOf(words, item, known)
      if (distance !== null) {
        similar.push({ item, line: null, distance })
        continue
      }
      const found = findElsewhere(item, words, digits, barcodes)
      if (found !== null && elsewhere[found[0]].length < most_shown) elsewhere[found[0]].push({ item, line: found[1] })
    }
    await giveWay()
    if (signal.aborted) return null
  }
  return {
    similar: similar.toSorted((a, b) => a.distance - b.distance).slice(0, most_shown),
    elsewhere,
  }
}
