import { type Item } from '@larder/contract/item'
import { type Suggestion } from '@larder/contract/recognition'
import { fold } from '@larder/contract/values/fold'

const most_of_each = 4
const most = { untyped: 8, typed: 6 } as const

const fits = (typed: string, ...texts: readonly (string | null)[]): boolean =>
  typed.split(/\s+/).every((word) => texts.some((text) => text !== null && fold(text).includes(word)))

function ofItem({ item_id, item_name, brand, category }: Item): Suggestion {
  return { product_name: item_name, brand, category, item_id }
}

const shortest_word = 3

/** The items that have words which were read on the thing, those with most of them first. */
function findRead(read: string, items: readonly Item[]): Item[] {
  const words = new Set((fold(read).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length >= shortest_word))
  const countWords = ({ item_name, brand }: Item): number =>
    [...words].filter((word) => fold(`${item_name} ${brand ?? ''}`).includes(word)).length
  return items
    .map((item) => ({ item, count: countWords(item) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .map(({ item }) => item)
}

interface Sources {
  /** The words that were read on it. */
  read: string
  /** What the recognition thought of itself. */
  own: readonly Suggestion[]
  /** What the household bought last or has to buy. */
  likely: readonly Suggestion[]
  items: readonly Item[]
  catalogue: readonly Suggestion[]
}

/**
 * What a thing may be, the likeliest first: what the recognition thought of, then the household's items, then the
 * catalogue. Nothing typed offers items with the words that were read on it, then the likeliest, or the newest where nobody
 * says which these are; a name that was typed narrows all of it. Each name comes once, as the household's item where it is one.
 */
export function suggestNames(typed: string, { read, own, likely, items, catalogue }: Sources): Suggestion[] {
  const wanted = fold(typed.trim())
  const found =
    wanted === ''
      ? [...own, ...findRead(read, items).map(ofItem), ...(likely.length > 0 ? likely : items.toReversed().map(ofItem))]
      : [
          ...own.filter(({ product_name, brand }) => fits(wanted, product_name, brand)),
          ...items
            .filter(({ item_name, brand }) => fits(wanted, item_name, brand))
            .slice(0, most_of_each)
            .map(ofItem),
          ...catalogue.slice(0, most_of_each),
        ]
  const by_name = new Map<string, Suggestion>()
  for (const suggestion of found) {
    const name = fold(suggestion.product_name.trim())
    const before = by_name.get(name)
    if (!before || (!before.item_id && suggestion.item_id)) by_name.set(name, suggestion)
  }
  return [...by_name.values()].slice(0, wanted === '' ? most.untyped : most.typed)
}
