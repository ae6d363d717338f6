import { receipt_defaults } from '@larder/contract/constants'
import { findProduct } from '@larder/vision/lexicon/guess-grocery'
import type { FiledItem } from './repository.ts'

const most_words = 8
const shortest_word = 3

/** The words by which the household's things of the same kind are looked for: those typed, and what the thing is called. */
export function wordsOf(name: string): string[] {
  const text = `${name} ${findProduct(name)?.name ?? ''}`.toLowerCase()
  const words = (text.match(/\p{L}+/gu) ?? []).filter((word) => word.length >= shortest_word)
  return [...new Set(words)].slice(0, most_words)
}

/** What most say; of equals what comes first. */
function findCommonest<Text extends string>(texts: readonly Text[]): Text | null {
  const counts = new Map<Text, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? null
}

/** How the household files and keeps things of that name or of the same kind; null where it has none of them. */
export function findOwnFiling(name: string, items: readonly FiledItem[]) {
  const [folded, kind] = [name.trim().toLowerCase(), findProduct(name)?.name]
  const isAlike = ({ item_name }: FiledItem) =>
    item_name.trim().toLowerCase() === folded || (kind !== undefined && findProduct(item_name)?.name === kind)
  // What was left at the default was not filed by anybody.
  const alike = items.filter((item) => item.category !== receipt_defaults.category && isAlike(item))
  const category = findCommonest(alike.map((item) => item.category))
  if (category === null) return null
  const kept = alike.filter((item) => item.category === category).flatMap(({ location }) => location ?? [])
  return { category, location: findCommonest(kept) }
}
