import { category_doubles } from '@larder/contract/constants'
import { type Item } from '@larder/contract/item'
import { createCategorySpelling } from '@larder/contract/values/category-groups'
import { sortedByName } from '../filter/by-name.ts'

/**
 * The categories to choose from in the order of the alphabet; of several names for one thing the one that is chosen, else
 * the household's. The one that is chosen is always there.
 */
export function listCategoryChoices(categories: readonly string[], value: string, items: readonly Item[]): string[] {
  const spell = createCategorySpelling(items.map(({ category }) => category))
  const left_out = category_doubles.flatMap((names) => {
    const offered = names.filter((name) => categories.includes(name) || name === value)
    const chosen = [value, spell(names[0] ?? '')].find((name) => offered.includes(name)) ?? offered[0]
    return offered.filter((name) => name !== chosen)
  })
  const choices = sortedByName(
    categories.filter((category) => !left_out.includes(category)),
    String,
  )
  return value === '' || choices.includes(value) ? choices : [value, ...choices]
}
