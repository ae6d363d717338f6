import { type Item } from '@larder/contract/item'
import { isPlain, sortedByName } from './by-name.ts'

const unmarked_letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

// Only the accents of Latin, Greek and Cyrillic: in other scripts a combining mark can be the vowel itself.
const accents = /[\u0300-\u036f]/g

/** Text as search compares it, so that "creme brulee" finds "Crème Brûlée". */
export function fold(text: string): string {
  if (isPlain(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replace(accents, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => unmarked_letters[letter] ?? letter)
}

export interface ListFilter {
  q: string
  category: string
}

/** The list's order. */
export function sortByName(items: readonly Item[]): Item[] {
  return sortedByName(
    items.toSorted((a, b) => a.item_id - b.item_id),
    ({ item_name }) => item_name,
  )
}

// An item keeps its identity while nothing about it changes, so 5,000 names are folded once and not on each key.
const folded = new WeakMap<Item, string>()

function searchText(item: Item): string {
  const known = folded.get(item)
  if (known !== undefined) return known
  const text = fold([item.item_name, item.description ?? '', item.brand ?? ''].join('\n'))
  folded.set(item, text)
  return text
}

/** True where the list would show less than everything. */
export function isFiltering({ q, category }: ListFilter): boolean {
  return q.trim() !== '' || category !== ''
}

/** The words of a search, as they are compared. */
export function searchWords(q: string): string[] {
  return fold(q)
    .split(/\s+/)
    .filter((word) => word !== '')
}

/** Items whose name, description or brand holds every word of the search, in the chosen category. */
export function filterItems(items: readonly Item[], filter: ListFilter): readonly Item[] {
  if (!isFiltering(filter)) return items
  const words = searchWords(filter.q)
  const category = fold(filter.category)
  return items.filter((item) => {
    if (category !== '' && fold(item.category ?? '') !== category) return false
    const text = searchText(item)
    return words.every((word) => text.includes(word))
  })
}

export interface CategoryChoices {
  in_use: string[]
  others: string[]
}

/** What the category select offers: what is on the shelves first, then everything else that is known. */
export function categoryChoices(items: readonly Item[], categories: readonly string[]): CategoryChoices {
  const in_use = new Map<string, string>()
  for (const { category } of items) {
    if (category !== null && !in_use.has(fold(category))) in_use.set(fold(category), category)
  }
  return {
    in_use: sortedByName([...in_use.values()], String),
    others: sortedByName(
      categories.filter((category) => !in_use.has(fold(category))),
      String,
    ),
  }
}
