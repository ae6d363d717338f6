import { quantity_limits } from '@larder/contract/constants'
import { isCountable, roundQuantity, unitKey } from '@larder/contract/values/units'

/** Nobody buys 151.9 ml: the step in which other units are bought, a tenth where none is known. */
const steps: ReadonlyMap<string, number> = new Map([
  ['roll', 1],
  ['rolls', 1],
  ['g', 50],
  ['ml', 50],
  ['oz', 1],
  ['cl', 5],
])
const finest_step = 0.1

/** What a unit is bought in. */
export const stepOf = (unit: string | null): number =>
  unit === null || isCountable(unit) ? 1 : (steps.get(unitKey(unit)) ?? finest_step)

/** What is bought beyond the expected use, since running out is worse than having some left. */
const margin = 1.2

export interface Need {
  readonly stock: number
  readonly unit: string | null
  readonly threshold: number | null
  /** Used a day; 0 where nothing is known. */
  readonly rate: number
  /** Used at once; the least that makes sense to buy. */
  readonly size: number
  /** Days the purchase should last, from today. */
  readonly days: number
}

const roundUp = (value: number, step: number): number => roundQuantity(Math.ceil(value / step - 1e-9) * step)

/** What a purchase must do to be one: lift the item off the list it stands on. */
type IsEnough = (bought: number) => boolean

/**
 * The least that is enough, in whole steps from `least` on. Found by asking: the forecast that puts an item on the list
 * is also the one that takes it off, and no formula beside it would agree with it always.
 */
function findEnough(least: number, step: number, isEnough: IsEnough): number {
  const amountOf = (count: number): number => roundQuantity(count * step)
  let short = 0
  let enough = Math.round(least / step)
  while (!isEnough(amountOf(enough))) {
    ;[short, enough] = [enough, enough * 2]
    if (amountOf(enough) > quantity_limits.max) return least
  }
  if (short === 0) return least
  while (enough - short > 1) {
    const middle = Math.floor((short + enough) / 2)
    if (isEnough(amountOf(middle))) enough = middle
    else short = middle
  }
  return amountOf(enough)
}

/** How much to buy: enough for the days with a margin, enough to leave the list, and never nothing. */
export function suggestQuantity({ stock, unit, threshold, rate, size, days }: Need, isEnough: IsEnough): number {
  const step = stepOf(unit)
  const for_use = rate * days * margin - stock
  // Above the threshold, not at it: at it the item would still be low.
  const above_threshold = threshold === null || stock > threshold ? 0 : threshold - stock + step
  const wanted = Math.max(for_use, above_threshold, Math.min(size, rate > 0 ? size : step), step)
  return findEnough(roundUp(wanted, step), step, isEnough)
}
