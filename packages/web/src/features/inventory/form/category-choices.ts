import { category_doubles } from '@larder/contract/constants'
import { type Item } from '@larder/contract/item'
import { sortedByName } from '../filter/by-name.ts'

/** Of several names for one thing the form offers one: what it says already, else what the household uses most. */
function chooseName(names: readonly string[], value: string, items: readonly Item[]): string | undefined {
  if (names.includes(value)) return value
  const countUses = (name: string): number => items.filter(({ category }) => category === name).length
  return names.toSorted((one, other) => countUses(other) - countUses(one))[0]
}

/** The categories to choose from in the order of the alphabet, nothing twice; the one that is chosen is always there. */
export function listCategoryChoices(categories: readonly string[], value: string, items: readonly Item[]): string[] {
  const left_out = category_doubles.flatMap((names) => {
    const offered = names.filter((name) => categories.includes(name) || name === value)
    const chosen = chooseName(offered, value, items)
    return offered.filter((name) => name !== chosen)
  })
  const choices = sortedByName(
    categories.filter((category) => !left_out.includes(category)),
    String,
  )
  return value === '' || choices.includes(value) ? choices : [value, ...choices]
}
