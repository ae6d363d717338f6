/** What a day of its life is counted from. */
export type ShelfLifeStage = 'bought' | 'opened' | 'frozen' | 'thawed'

/** How many days something usually keeps, and where that is known from: a default is a guess. */
export interface ShelfLife {
  readonly days: number
  readonly source: 'item' | 'category' | 'default'
}

type Days = Readonly<Record<ShelfLifeStage, number | null>>

const days = (bought: number | null, opened: number | null, frozen: number | null, thawed: number | null): Days => ({
  bought,
  opened,
  frozen,
  thawed,
})

/** What a category usually keeps, in days; null where nobody looks at a date. */
const default_days: Readonly<Record<string, Days>> = {
  Produce: days(7, 3, 240, 1),
  Dairy: days(14, 4, 90, 2),
  Meat: days(3, 2, 120, 1),
  Seafood: days(2, 1, 90, 1),
  Bakery: days(4, 3, 90, 2),
  Grains: days(180, 60, 180, 3),
  Pantry: days(365, 60, 180, 3),
  'Canned Goods': days(730, 3, 90, 2),
  'Dry Goods': days(365, 60, 180, 3),
  Baking: days(365, 90, 180, 3),
  Snacks: days(120, 14, 180, 3),
  Beverages: days(180, 4, 180, 3),
  Frozen: days(180, 60, 180, 1),
  'Frozen Foods': days(180, 60, 180, 1),
  Condiments: days(365, 60, 180, 7),
  Spices: days(730, 365, null, null),
}

/** What anything edible can be taken for once it is opened, frozen or thawed; a date of purchase says nothing by itself. */
const any_days = days(null, null, 90, 2)

/** So many of a category say what its next thing keeps. */
const least_of_category = 3

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** What a category keeps by itself. */
export function defaultDays(category: string | null, stage: ShelfLifeStage): number | null {
  const known = category !== null && Object.hasOwn(default_days, category) ? default_days[category] : undefined
  return (known ?? any_days)[stage]
}

/**
 * How long something keeps: as this item's own lots did, else as the household's others of its category, else as a default says.
 * Each span is the days from that stage to the date that a person gave.
 */
export function findShelfLife(
  own: readonly number[],
  of_category: readonly number[],
  fallback: number | null,
): ShelfLife | null {
  if (own.length > 0) return { days: median(own), source: 'item' }
  if (of_category.length >= least_of_category) return { days: median(of_category), source: 'category' }
  return fallback === null ? null : { days: fallback, source: 'default' }
}
