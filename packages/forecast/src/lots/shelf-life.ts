import { daysBetween } from '@larder/contract/values/days'
import { type ShelfLives, usual_shelf_lives } from './shelf-life-defaults.ts'

/** A lot of the past: the day it was bought (or opened, frozen, thawed, where that is asked about), and the day it went off. */
export interface KeptLot {
  readonly since: string | null
  readonly expiry_date: string | null
}

export interface ShelfLife {
  readonly days: number
  /** Whose dates say so; a default is a guess and is shown as one. */
  readonly source: 'item' | 'category' | 'default'
}

/** A habit of buying changes: older lots say nothing. */
const most_lots = 5
/** Lots of other things of the category below which they say less than the default. */
const fewest_of_category = 3

/** The days that the latest lots kept, the latest first. */
function listDays(lots: readonly KeptLot[]): number[] {
  return lots
    .flatMap(({ since, expiry_date }) => (since === null || expiry_date === null ? [] : [{ since, expiry_date }]))
    .toSorted((a, b) => (a.since < b.since ? 1 : -1))
    .map(({ since, expiry_date }) => daysBetween(since, expiry_date))
    .filter((days) => days >= 0)
}

/** The middle one; of two the shorter, since a date too late costs the food. */
function findMedian(days: readonly number[]): number | undefined {
  return days.toSorted((a, b) => a - b)[Math.ceil(days.length / 2) - 1]
}

interface Known {
  readonly lots: readonly KeptLot[]
  /** Lots of the household's other items of the category. */
  readonly category_lots: readonly KeptLot[]
  readonly category: string | null
}

/** How long something keeps, from the item's own dates, else its category's, else a guess; null where it does not go off. */
export function learnShelfLife(
  { lots, category_lots, category }: Known,
  state: keyof ShelfLives = 'bought',
): ShelfLife | null {
  const own = findMedian(listDays(lots).slice(0, most_lots))
  if (own !== undefined) return { days: own, source: 'item' }
  const others = listDays(category_lots)
  const usual = others.length < fewest_of_category ? undefined : findMedian(others)
  if (usual !== undefined) return { days: usual, source: 'category' }
  const guess = usual_shelf_lives.get(category ?? '')?.[state]
  return guess === undefined ? null : { days: guess, source: 'default' }
}
