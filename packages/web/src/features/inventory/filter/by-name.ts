import { type Item } from '@larder/contract/item'
import { isPlain } from '@larder/contract/values/fold'

// What stands before what, as the Unicode collation has it; letters count alike whether large or small.
const order = ' _-,;:!?.\'"()[]{}@*/\\&#%`^+<=>|~$0abcdefghijklmnopqrstuvwxyz'
const ranks = new Map([...order].map((sign, place) => [sign, String.fromCharCode(place + 1)]))
const number_rank = ranks.get('0') ?? ''

// In these no two letters count as one, as "ch" does in Czech and "aa" in Danish.
const plain_languages = /^(en|de|fr|it|es|pt|nl)\b/

/** Text that stands, compared by its signs, where a dictionary has it; a number counts by its value. */
function keyOf(name: string): string {
  return name.toLowerCase().replaceAll(/\d+|\D/g, (part) => {
    const rank = ranks.get(part)
    if (rank !== undefined && part !== '0') return rank
    const digits = part.replace(/^0+/, '')
    return number_rank + String.fromCharCode(digits.length) + digits
  })
}

let collator: Intl.Collator | undefined

/**
 * As people sort names: "Egg 2" before "Egg 10". Where all of them are plain it takes no `Intl.Collator`, which costs a
 * slow phone a tenth of a second to make.
 */
export function sortedByName<Thing>(things: readonly Thing[], nameOf: (thing: Thing) => string): Thing[] {
  const names = things.map(nameOf)
  const canUseKeys = plain_languages.test(globalThis.navigator?.language ?? 'en') && names.every(isPlain)
  if (!canUseKeys) {
    collator ??= new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })
    const { compare: compareNames } = collator
    return things.toSorted((a, b) => compareNames(nameOf(a), nameOf(b)))
  }
  return things
    .map((thing, place) => ({ thing, key: keyOf(names[place] ?? '') }))
    .toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ thing }) => thing)
}

/** The list's order. */
export function sortByName(items: readonly Item[]): Item[] {
  return sortedByName(
    items.toSorted((a, b) => a.item_id - b.item_id),
    ({ item_name }) => item_name,
  )
}
