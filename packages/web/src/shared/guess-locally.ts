import { type GroceryGuess } from '@larder/contract/calls/grocery-api'
import { default_categories, receipt_defaults } from '@larder/contract/constants'
import { guessByWords } from '@larder/contract/guess-grocery-words'
import { type Item } from '@larder/contract/item'
import { guessItemCategory } from '@larder/contract/rules'

const wordsOf = (name: string): string[] => name.toLowerCase().match(/\p{L}+/gu) ?? []

/** What most say; null where nobody says anything. */
function findCommonest(texts: readonly string[]): string | null {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? null
}

/** The household's things of that name, or of the word that names the thing: whole milk and milk. */
function findAlike(name: string, items: readonly Item[]): Item[] {
  const words = wordsOf(name)
  const filed = items.filter(({ category }) => category !== null && category !== receipt_defaults.category)
  const same = filed.filter((item) => wordsOf(item.item_name).join(' ') === words.join(' '))
  if (same.length > 0) return same
  // Peanut butter is no butter: one of the two names has to be that word alone.
  return filed.filter((item) => {
    const others = wordsOf(item.item_name)
    return words.at(-1) === others.at(-1) && Math.min(words.length, others.length) === 1 && !isCompound(name, item)
  })
}

const isCompound = (name: string, { item_name }: Item): boolean => guessByWords(name) !== guessByWords(item_name)

/**
 * What the server would guess, as far as this phone can: the household's own filing, the form's words, the built-in list. For
 * who is offline, and for a server that has no guesses.
 */
export function guessLocally(typed: string, items: readonly Item[]): GroceryGuess {
  const name = typed.trim()
  if (name === '') return { category: null, storage_location: null }
  const alike = findAlike(name, items)
  const own = findCommonest(alike.flatMap(({ category }) => category ?? []))
  const category = own ?? guessItemCategory(name, default_categories) ?? guessByWords(name)
  const kept = own === null ? items : alike
  const places = kept.filter((item) => item.category === category).flatMap(({ location }) => location ?? [])
  return { category, storage_location: findCommonest(places) }
}
