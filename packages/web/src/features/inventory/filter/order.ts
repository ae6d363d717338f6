import { type Item } from '@larder/contract/item'
import { categoryKey, createCategorySpelling } from '@larder/contract/values/category-groups'
import { fold } from '@larder/contract/values/fold'
import { sortedByName } from './by-name.ts'
import { type DaysLeft } from './concerns.ts'

export const sorts = ['name', 'expiry', 'run_out', 'changed'] as const
export type Sort = (typeof sorts)[number]

export const groupings = ['category', 'location'] as const
export type Grouping = (typeof groupings)[number]

const never = '9999-12-31'

function keyOf(sort: Exclude<Sort, 'name'>, daysLeft: DaysLeft): (item: Item) => string | number {
  // What is gone goes off no more.
  if (sort === 'expiry') return ({ quantity, expiry_date }) => (quantity > 0 ? (expiry_date ?? never) : never)
  if (sort === 'run_out') return ({ item_id }) => daysLeft(item_id) ?? Infinity
  return ({ updated_at }) => -Date.parse(updated_at ?? '') || 0
}

/** The list in another order; what the order says nothing of keeps its place by name at the end. */
export function sortItems(items: readonly Item[], sort: Sort, daysLeft: DaysLeft): readonly Item[] {
  if (sort === 'name') return items
  const key = keyOf(sort, daysLeft)
  return items
    .map((item) => [key(item), item] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([, item]) => item)
}

/** Items under one heading; without a grouping there is one without a title. */
export interface Section {
  readonly title: string | null
  readonly items: readonly Item[]
}

/**
 * The list under headings by name, and what belongs under none at the end under `other`. Categories with several names
 * have one heading.
 */
export function groupItems(items: readonly Item[], grouping: Grouping | null, other: string): readonly Section[] {
  if (grouping === null) return [{ title: null, items }]
  const isByCategory = grouping === 'category'
  const keyFor = isByCategory ? categoryKey : fold
  const spell = isByCategory ? createCategorySpelling(items.map(({ category }) => category)) : String
  const sections = new Map<string, { title: string; items: Item[] }>()
  for (const item of items) {
    const title = item[grouping]?.trim() ?? ''
    const key = keyFor(title)
    const section = sections.get(key) ?? { title: title === '' ? other : spell(title), items: [] }
    section.items.push(item)
    sections.set(key, section)
  }
  const last = sections.get('')
  sections.delete('')
  const named = sortedByName([...sections.values()], ({ title }) => title)
  return last ? [...named, last] : named
}
