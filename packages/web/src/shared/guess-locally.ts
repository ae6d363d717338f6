import { type GroceryGuess } from '@larder/contract/calls/grocery-api'
import { default_categories, receipt_defaults } from '@larder/contract/constants'
import { chooseCategory } from '@larder/contract/choose-category'
import { guessByWords } from '@larder/contract/guess-grocery-words'
import { type Item } from '@larder/contract/item'
import { findCommonest, findOwnPlace, findUsualPlace } from '@larder/contract/places'
import { guessItemCategory } from '@larder/contract/rules'
import { createCategorySpelling } from '@larder/contract/values/category-groups'

const wordsOf = (name: string): string[] => name.toLowerCase().match(/\p{L}+/gu) ?? []

const sameKey = (name: string): string => wordsOf(name).join(' ')

/** The household's things of that name, or of the word that names the thing: whole milk and milk. */
function findAlike(name: string, items: readonly Item[]): Item[] {
  const words = wordsOf(name)
  const filed = items.filter(({ category }) => category !== null && category !== receipt_defaults.category)
  const same = filed.filter((item) => sameKey(item.item_name) === sameKey(name))
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
  const spell = createCategorySpelling(items.map((item) => item.category))
  const guessed = own ?? guessItemCategory(name, default_categories) ?? guessByWords(name)
  const category = guessed && spell(guessed)
  const kind = guessByWords(name)
  const isFrozen = kind === 'Frozen'
  const chosen = own ?? chooseCategory(name, guessByWords)
  const fitting = chosen && spell(chosen)
  const filed = (own === null ? items : alike).filter((item) => item.category === fitting)
  const storage_location =
    own === null
      ? findUsualPlace(
          { kind, isFrozen },
          filed.map((item) => ({ kind: guessByWords(item.item_name), location: item.location })),
        )
      : findOwnPlace(
          filed.map((item) => ({ location: item.location, isSameName: sameKey(item.item_name) === sameKey(name) })),
          isFrozen,
        )
  return { category, storage_location, ...(fitting === category ? {} : { better_category: fitting }) }
}
