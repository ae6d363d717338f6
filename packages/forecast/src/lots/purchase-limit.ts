import { quantity_limits } from '@larder/contract/constants'
import { roundQuantity } from '@larder/contract/values/units'
import { type DatedLot, lotsToUse, toLot, usedUpByOf } from './dated-lots.ts'
import { type Stocked } from '../restock.ts'
import { type Lot, spendLots } from './spend-lots.ts'
import { stepOf } from '../suggestion.ts'
import { createUseCurve, type UsedUpBy } from './use-curve.ts'

/** As likely used up as not. */
const even_chance = 0.5

/** More than is used in so many days: from one on, twice as much until it is too much. */
function findTooMuch(usedUpBy: UsedUpBy, days: number): number {
  let quantity = 1
  while (quantity < quantity_limits.max && usedUpBy(quantity, days) >= even_chance) quantity *= 2
  return quantity
}

/** Between the lots that go off before it and those after it: what goes off first is used first. */
function insertBought(lots: readonly Lot[], bought: Lot): { all: Lot[]; at: number } {
  const later = lots.findIndex(({ good_for }) => good_for > bought.good_for)
  const at = later === -1 ? lots.length : later
  return { all: lots.toSpliced(at, 0, bought), at }
}

/** How much of a purchase that keeps so many days is used before it goes off, beside the lots that are there. */
export function findUsablePurchase(
  lots: readonly Lot[],
  { usedUpBy, shelf_life_days }: { usedUpBy: UsedUpBy; shelf_life_days: number },
): number {
  const most = findTooMuch(usedUpBy, shelf_life_days)
  const { all, at } = insertBought(lots, { quantity: most, good_for: shelf_life_days })
  return spendLots(all, createUseCurve(usedUpBy, even_chance, most))[at]?.used ?? 0
}

interface Purchase {
  readonly lots: readonly DatedLot[]
  readonly unit: string | null
  readonly shelf_life_days: number
}

/**
 * The most to buy now of something that keeps so many days, in whole steps of its unit: as much as is used before it goes off,
 * more likely than not, beside what is there; 0 where what is there is enough. Null where too little is known of its use.
 */
export function limitPurchase(
  item: Omit<Stocked, 'low_stock_threshold'>,
  { lots, unit, shelf_life_days }: Purchase,
): number | null {
  const usedUpBy = usedUpByOf(item)
  if (usedUpBy === null) return null
  const there = lotsToUse(lots, item.stats).map((lot) => toLot(lot, item.today))
  const step = stepOf(unit)
  const usable = findUsablePurchase(there, { usedUpBy, shelf_life_days })
  return roundQuantity(Math.floor(usable / step + 1e-6) * step)
}
