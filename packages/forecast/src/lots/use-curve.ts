import { type UseCurve } from './spend-lots.ts'

/** The chance that so much is used up by the end of that many days from today; more is never likelier, nor is sooner. */
export type UsedUpBy = (quantity: number, days: number) => number

/** Halvings of what is known to lie between: a ten-thousandth of it. */
const halvings = 14

/** The most that is used by a day with at least this chance, up to `most`. */
function findUse(usedUpBy: UsedUpBy, chance: number, most: number, days: number): number {
  if (usedUpBy(most, days) >= chance) return most
  let [enough, too_much] = [0, most]
  for (let step = 0; step < halvings; step++) {
    const middle = (enough + too_much) / 2
    if (usedUpBy(middle, days) >= chance) enough = middle
    else too_much = middle
  }
  return enough
}

/** Use as it goes with at least this chance, each day by itself: 0.5 is the middle, near 1 the slowest, near 0 the fastest. */
export function createUseCurve(usedUpBy: UsedUpBy, chance: number, most: number): UseCurve {
  return (days) => findUse(usedUpBy, chance, most, days)
}
