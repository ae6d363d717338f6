import { default_categories } from '@larder/contract/constants'

const fold = (category: string): string => category.normalize('NFC').toLowerCase()

const defaultSpellings = new Map(default_categories.map((category) => [fold(category), category]))

/** The choice lists, then the household's own in the order of the alphabet; another case is no other category. */
export function mergeCategories(own: readonly string[]): string[] {
  const spellings = new Map(defaultSpellings)
  for (const category of own) {
    if (!spellings.has(fold(category))) spellings.set(fold(category), category)
  }
  const added = [...spellings.values()].slice(default_categories.length)
  return [...default_categories, ...added.toSorted((a, b) => a.localeCompare(b))]
}

/** The choice lists' spelling of a category, where they have it. */
export function findDefaultCategory(category: string): string | undefined {
  return defaultSpellings.get(fold(category))
}

/** A category known in another case takes the known spelling, so that filters and colours see one category. */
export function spellCategory(category: string, own: readonly string[]): string {
  return findDefaultCategory(category) ?? own.find((known) => fold(known) === fold(category)) ?? category
}
