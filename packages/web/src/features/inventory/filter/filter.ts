import { type Item } from '@larder/contract/item'
import { categoryKey, createCategorySpelling, dropSynonyms } from '@larder/contract/values/category-groups'
import { fold } from '@larder/contract/values/fold'
import { sortedByName } from './by-name.ts'

export interface ListFilter {
  q: string
  category: string
  location?: string
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
export function isFiltering({ q, category, location = '' }: ListFilter): boolean {
  return q.trim() !== '' || category !== '' || location !== ''
}

const placeKey = (location: string | null | undefined): string => fold(location ?? '').trim()

/** The words of a search, as they are compared. */
export function searchWords(q: string): string[] {
  return fold(q)
    .split(/\s+/)
    .filter((word) => word !== '')
}

/** Items whose name, description or brand holds every word of the search, in the chosen category and at the chosen place. */
export function filterItems(items: readonly Item[], filter: ListFilter): readonly Item[] {
  if (!isFiltering(filter)) return items
  const words = searchWords(filter.q)
  const category = categoryKey(filter.category)
  const location = placeKey(filter.location)
  return items.filter((item) => {
    if (location !== '' && placeKey(item.location) !== location) return false
    if (category !== '' && categoryKey(item.category ?? '') !== category) return false
    const text = searchText(item)
    return words.every((word) => text.includes(word))
  })
}

export interface CategoryChoices {
  in_use: string[]
  others: string[]
}

/**
 * What the category select offers: what is on the shelves first, then everything else that is known. Of several names for
 * one thing there is one entry, as the household spells it, which finds them all.
 */
export function categoryChoices(items: readonly Item[], categories: readonly string[]): CategoryChoices {
  const used = items.flatMap(({ category }) => category ?? [])
  const spell = createCategorySpelling(used)
  const in_use = [...new Set([...new Set(used)].map(spell))]
  const others = dropSynonyms([...in_use, ...categories]).filter((category) => !in_use.includes(category))
  return { in_use: sortedByName(in_use, String), others: sortedByName(others, String) }
}

/** What the place select offers: each place of the shelves once, whatever its case. */
export function placeChoices(items: readonly Item[]): string[] {
  const places = new Map<string, string>()
  for (const { location } of items) {
    const place = placeKey(location)
    if (location !== null && place !== '' && !places.has(place)) places.set(place, location.trim())
  }
  return sortedByName([...places.values()], String)
}
