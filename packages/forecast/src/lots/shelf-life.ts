import { type ShelfLives, usual_shelf_lives } from './shelf-life-defaults.ts'

export interface ShelfLife {
  readonly days: number
  /** Whose dates say so; a default is a guess and is shown as one. */
  readonly source: 'item' | 'category' | 'default'
}

/** A habit of buying changes: older lots say nothing. */
const most_lots = 5
/** Lots of other things of the category below which they say less than the default. */
const fewest_of_category = 3

/** The middle one; of two the shorter, since a date too late costs the food. */
function findMedian(days: readonly number[]): number | undefined {
  return days.toSorted((a, b) => a - b)[Math.ceil(days.length / 2) - 1]
}

/** What is known of how long things kept, in days and the latest first. */
interface KnownDays {
  readonly own: readonly number[]
  /** Of the household's other items of the category. */
  readonly of_category: readonly number[]
  /** A guess, where there is one. */
  readonly guess: number | null
}

/** How long something keeps, from the item's own dates, else its category's, else a guess; null where nobody knows. */
export function learnShelfLife({ own, of_category, guess }: KnownDays): ShelfLife | null {
  const ownDays = findMedian(own.slice(0, most_lots))
  if (ownDays !== undefined) return { days: ownDays, source: 'item' }
  const usual = of_category.length < fewest_of_category ? undefined : findMedian(of_category)
  if (usual !== undefined) return { days: usual, source: 'category' }
  return guess === null ? null : { days: guess, source: 'default' }
}

/** What a category keeps by itself; null where it does not go off. */
export function guessShelfLife(category: string | null, state: keyof ShelfLives = 'bought'): number | null {
  return usual_shelf_lives.get(category ?? '')?.[state] ?? null
}
