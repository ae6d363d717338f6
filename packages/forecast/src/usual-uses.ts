import { isCountable, roundQuantity } from '@larder/contract/values/units'

/**
 * The amounts of the last uses, oldest first. Negative where the use left nothing: then it may have been a rest that says
 * little about how much is usually taken.
 */
export type RecentUses = readonly number[]

/** Older uses are forgotten. */
export const most_recent_uses = 24
/** So many amounts are worth a button. */
const most_usual_uses = 3
/** How much of its weight a use keeps with each one after it. */
const fade = 0.93
/** Amounts that differ by less than this are the same amount, measured by eye. */
const same_ratio = 1.16
/** Amounts that differ by less are not worth two buttons. */
const other_ratio = 1.4
/** Something used this often in just this amount is meant so, however odd it is. */
const exact_uses = 3
/** One use is no habit. */
const fewest_uses = 2
/** Different amounts have a middle from so many on. */
const fewest_for_median = 3

/** First digits of amounts as people say them: 150 g, 0.2 l, 1.25 kg. */
const said_digits = [1, 1.2, 1.25, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 7.5, 8, 9, 10]
const said_parts = [0.1, 0.2, 0.25, 0.3, 0.5, 0.75, 1]
const said_halves_below = 10

interface Weighted {
  readonly amount: number
  readonly weight: number
}

/** One more use. */
export function observeAmount(recent: RecentUses, amount: number, isRest: boolean): RecentUses {
  const rounded = roundQuantity(amount)
  if (rounded <= 0) return recent
  return [...recent.slice(1 - most_recent_uses), isRest ? -rounded : rounded]
}

const nearest = (choices: readonly number[], amount: number): number =>
  choices.reduce((best, choice) => (Math.abs(choice - amount) < Math.abs(best - amount) ? choice : best))

/** An amount as a person would say it: 20 g, 0.2 l, half a piece. */
export function sayAmount(amount: number, unit: string): number {
  if (isCountable(unit)) {
    if (amount < 1) return nearest(said_parts, amount)
    return amount < said_halves_below ? Math.round(amount * 2) / 2 : Math.round(amount)
  }
  const power = 10 ** Math.floor(Math.log10(amount))
  return Math.max(0.001, roundQuantity(nearest(said_digits, amount / power) * power))
}

function medianOf(uses: readonly Weighted[]): number {
  const sorted = uses.toSorted((a, b) => a.amount - b.amount)
  let left = sorted.reduce((sum, { weight }) => sum + weight, 0) / 2
  return sorted.find(({ weight }) => (left -= weight) <= 0)?.amount ?? 0
}

/** Without rests of less than is usually taken, unless all that is known are rests. */
function dropSmallRests(recent: RecentUses): Weighted[] {
  const uses = recent.map((signed, index) => ({
    amount: Math.abs(signed),
    weight: fade ** (recent.length - 1 - index),
    isRest: signed < 0,
  }))
  const partial = uses.filter(({ isRest }) => !isRest)
  const usual = medianOf(partial)
  return partial.length === 0 ? uses : uses.filter(({ isRest, amount }) => !isRest || amount >= usual)
}

const isWithin = (ratio: number, one: number, other: number): boolean =>
  Math.max(one, other) / Math.min(one, other) < ratio

/** The uses by the amount that a person would have said. */
function groupUses(uses: readonly Weighted[], unit: string): Weighted[] {
  const times = new Map<number, number>()
  for (const { amount } of uses) times.set(amount, (times.get(amount) ?? 0) + 1)
  const weights = new Map<number, number>()
  for (const { amount, weight } of uses) {
    const said = (times.get(amount) ?? 0) >= exact_uses ? amount : sayAmount(amount, unit)
    weights.set(said, (weights.get(said) ?? 0) + weight)
  }
  return [...weights].map(([amount, weight]) => ({ amount, weight })).toSorted((a, b) => b.weight - a.weight)
}

/** An amount with the weight of all uses that are the same, however they were measured; nothing where there are too few. */
function gatherUses(uses: readonly Weighted[], amount: number): Weighted[] {
  const same = uses.filter((use) => isWithin(same_ratio, use.amount, amount))
  return same.length < fewest_uses ? [] : [{ amount, weight: same.reduce((sum, { weight }) => sum + weight, 0) }]
}

/** How much of an item is usually used at once, the most usual amount first; none where nothing is usual yet. */
export function findUsualUses(recent: RecentUses, unit: string): number[] {
  const uses = dropSmallRests(recent)
  const usual = groupUses(uses, unit).flatMap(({ amount }) => gatherUses(uses, amount))
  if (usual.length === 0) return uses.length < fewest_for_median ? [] : [sayAmount(medianOf(uses), unit)]
  const chosen: number[] = []
  for (const { amount } of usual.toSorted((a, b) => b.weight - a.weight)) {
    if (!chosen.some((other) => isWithin(other_ratio, other, amount))) chosen.push(amount)
  }
  return chosen.slice(0, most_usual_uses)
}
