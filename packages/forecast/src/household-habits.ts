import { usualLogGap } from './priors.ts'
import { type Uses } from './uses.ts'

/** How much faster or slower than usual a household uses things: sums over its items, so that one item adds or leaves in O(1). */
export interface Habits {
  readonly items: number
  readonly weight: number
  /** Weighted logarithms of the gaps, minus the usual ones of their categories. */
  readonly deviation: number
}

/** The days on which a household records anything at all. */
export interface Rhythm {
  readonly record_days: number
  readonly first_day: number
  readonly last_day: number
}

export interface Household {
  /** The other items of the household. */
  readonly habits: Habits
  /** All of its items, the one asked about included. */
  readonly rhythm: Rhythm
}

export const no_habits: Habits = { items: 0, weight: 0, deviation: 0 }

/** Gaps after which an item's own pace outweighs what is usual, as far as the household's habits are concerned. */
const doubt = 1.5

/** What one item says about its household. */
export function habitsOf(category: string | null, uses: Uses): Habits {
  if (uses.gaps === 0) return { ...no_habits, items: 1 }
  const weight = uses.gaps / (uses.gaps + doubt)
  const log_gap = Math.log((uses.last_day - uses.first_day) / uses.gaps)
  return { items: 1, weight, deviation: weight * (log_gap - usualLogGap(category)) }
}

/** Several items, or several sums of items, as one. */
export function addHabits(all: Iterable<Habits>): Habits {
  let items = 0
  let weight = 0
  let deviation = 0
  for (const one of all) {
    items += one.items
    weight += one.weight
    deviation += one.deviation
  }
  return { items, weight, deviation }
}

/** The household as one of its items sees it: all items but itself. */
export function habitsWithout(all: Habits, own: Habits): Habits {
  return {
    items: all.items - own.items,
    weight: all.weight - own.weight,
    deviation: all.deviation - own.deviation,
  }
}

/** Average days between two days with records; 0 where there is one such day. */
export function rhythmGap(rhythm: Rhythm): number {
  return rhythm.record_days > 1 ? (rhythm.last_day - rhythm.first_day) / (rhythm.record_days - 1) : 0
}
