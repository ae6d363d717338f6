import { category_doubles } from '../constants.ts'
import { fold } from './fold.ts'

const group_keys = new Map(category_doubles.flatMap((names) => names.map((name) => [fold(name), fold(names[0] ?? '')])))

/** What tells categories apart: one key for all names of one thing, such as Frozen and Frozen Foods, in any case. */
export function categoryKey(category: string): string {
  const folded = fold(category.trim())
  return group_keys.get(folded) ?? folded
}

/** The categories without second names of one that stands before. */
export function dropSynonyms(categories: readonly string[]): string[] {
  const keys = categories.map(categoryKey)
  return categories.filter((_, index) => keys.indexOf(keys[index] ?? '') === index)
}

/** How a household spells its categories: of several names for one thing the one it uses most, of equals the first. */
export function createCategorySpelling(used: Iterable<string | null>): (category: string) => string {
  const counts = new Map<string, Map<string, number>>()
  for (const category of used) {
    if (category === null) continue
    const key = categoryKey(category)
    const spellings = counts.get(key) ?? new Map<string, number>()
    counts.set(key, spellings.set(category, (spellings.get(category) ?? 0) + 1))
  }
  return (category) => {
    const spellings = [...(counts.get(categoryKey(category)) ?? [])]
    return spellings.toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? category
  }
}
