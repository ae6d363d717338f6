import { fold } from './fold.ts'

/** A word without its plural. Not English in the end, but the same for both forms: berries and berry are "berry". */
function foldPlural(word: string): string {
  const singular = /(?:ss|x|ch|sh|o)es$/.test(word)
    ? word.slice(0, -2)
    : /[^su]s$/.test(word) && word.length > 3
      ? word.slice(0, -1)
      : word
  return singular.replace(/ie$/, 'y').replace(/(?:ve|fe)$/, 'f')
}

/** A name as it is compared where singular and plural are the same thing: Eggs and egg. */
export function nameKey(name: string): string {
  return fold(name).split(/\s+/).map(foldPlural).join(' ')
}

interface Named {
  readonly item_name: string
}

// Thousands of names are compared with each key that is typed.
const keys = new WeakMap<Named, string>()
function keyOf(item: Named): string {
  const known = keys.get(item) ?? nameKey(item.item_name)
  keys.set(item, known)
  return known
}

/** The item of that name, else the one that has it in singular or plural. */
export function findByName<Item extends Named>(items: readonly Item[], name: string): Item | undefined {
  const wanted = fold(name)
  const key = nameKey(name)
  return items.find(({ item_name }) => fold(item_name) === wanted) ?? items.find((item) => keyOf(item) === key)
}

/** The items that have all words of a name in theirs: Whole Milk for milk. */
export function listByWords<Item extends Named>(items: readonly Item[], name: string): Item[] {
  const wanted = nameKey(name).split(' ')
  return items.filter((item) => {
    const words = keyOf(item).split(' ')
    return wanted.every((word) => words.includes(word))
  })
}
