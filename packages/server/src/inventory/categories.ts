import { default_categories } from '@larder/contract/constants'
import { startSlices } from '../event-loop/slices.ts'
import { sortInSlices } from '../event-loop/sort.ts'

/** What all spellings of a category have in common. */
export const foldCategory = (category: string): string => category.normalize('NFC').toLowerCase()

const default_spellings = new Map(default_categories.map((category) => [foldCategory(category), category]))

/** The categories of all pages, with a rest between them where it is due: a household may have one for each item. */
async function* readCategories(pages: readonly string[]): AsyncGenerator<string[]> {
  const slices = startSlices()
  for (const page of pages) {
    yield JSON.parse(page) as string[]
    if (slices.isDue()) await slices.rest()
  }
}

const { compare } = new Intl.Collator()

/** The choice lists, then the household's own in the order of the alphabet; another case is no other category. */
export async function mergeCategories(own: readonly string[]): Promise<string[]> {
  const spellings = new Map(default_spellings)
  for await (const categories of readCategories(own)) {
    for (const category of categories) {
      const folded = foldCategory(category)
      if (!spellings.has(folded)) spellings.set(folded, category)
    }
  }
  const added = [...spellings.values()].slice(default_categories.length)
  return [...default_categories, ...(await sortInSlices(added, compare))]
}

/** The choice lists' spelling of a category, where they have it. */
export function findDefaultCategory(category: string): string | undefined {
  return default_spellings.get(foldCategory(category))
}

/** A category known in another case takes the known spelling, so that filters and colours see one category. */
export async function spellCategory(category: string, own: readonly string[]): Promise<string> {
  const folded = foldCategory(category)
  for await (const categories of readCategories(own)) {
    const known = categories.find((one) => foldCategory(one) === folded)
    if (known !== undefined) return known
  }
  return category
}
