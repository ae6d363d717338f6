import { receipt_defaults } from '@larder/contract/constants'
import { findCommonest, findOwnPlace, isFreezer } from '@larder/contract/places'
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

/** How the household files and keeps things of that name or of the same kind; null where it has none of them. */
export function findOwnFiling(name: string, items: readonly FiledItem[]) {
  const [folded, product] = [name.trim().toLowerCase(), findProduct(name)]
  const isSameName = ({ item_name }: FiledItem) => item_name.trim().toLowerCase() === folded
  const isAlike = (item: FiledItem) =>
    isSameName(item) || (product !== null && findProduct(item.item_name)?.name === product.name)
  // What was left at the default was not filed by anybody.
  const alike = items.filter((item) => item.category !== receipt_defaults.category && isAlike(item))
  const category = findCommonest(alike.map((item) => item.category))
  if (category === null) return null
  const kept = alike.filter((item) => item.category === category)
  const isFrozen = product !== null && isFreezer(product.place)
  const told = kept.map((item) => ({ location: item.location, isSameName: isSameName(item) }))
  return { category, location: findOwnPlace(told, isFrozen) }
}
