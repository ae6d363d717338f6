import { quantity_limits } from '@larder/contract/constants'
import { isLowStock } from '@larder/contract/rules'
import { roundQuantity } from '@larder/contract/values/units'
import { type Lot } from '../lots/spend-lots.ts'
import { type Wants } from './wants.ts'
import { type ShoppingParameters, shopping_parameters } from './shopping-parameters.ts'
import { shareUsed, spreadUse } from './use-spread.ts'

/** An item as the shopping list sees it. */
export interface ItemToBuy {
  readonly quantity: number
  readonly low_stock_threshold: number | null
  readonly wants: Wants
  /** What is there by the record, each with the days it is good for. */
  readonly lots: readonly Lot[]
  /** What it is sold in, and what the household buys by itself where that is known. */
  readonly pack: number
  readonly usual_purchase: number | undefined
  /** The least that is used at once, such as a piece. */
  readonly least_size: number
  /** How long a purchase keeps; null where it does not go off. */
  readonly shelf_life_days: number | null
}

export interface Horizon {
  /** The days of the list, as asked for. */
  readonly days: number
  readonly trip_gap: number
}

/** Why an item is on the list. */
export type ReasonKind = 'runs_out' | 'goes_off' | 'low_stock'

export interface Decision {
  readonly quantity: number
  readonly packs: number
  readonly pack: number
  readonly kind: ReasonKind
}

/** How far ahead a short list looks at most, in times of its days. */
const farthest = 1.5

/** Days that a purchase should last, for it to be on the list and once it is: until the trip after this one. */
function coverOf({ days, trip_gap }: Horizon, fitted: ShoppingParameters): { shown: number; bought: number } {
  const bought = trip_gap * fitted.cover_gaps + fitted.cover_days
  return { shown: Math.min(bought, farthest * days), bought }
}

/** What should be there, in the order it goes off: less than recorded where not all use is. */
function lotsLeft(lots: readonly Lot[], expected: number): Lot[] {
  const good = lots.filter(({ good_for, quantity }) => good_for > 0 && quantity > 0)
  let gone = Math.max(0, good.reduce((sum, { quantity }) => sum + quantity, 0) - expected)
  return good
    .toSorted((a, b) => (a.good_for === b.good_for ? 0 : a.good_for - b.good_for))
    .map((lot) => {
      const taken = Math.min(lot.quantity, gone)
      gone -= taken
      return { ...lot, quantity: lot.quantity - taken }
    })
}

/** How much of the lots can be used within some days at this rate: what goes off earlier is used as far as time allows. */
function usableWithin(days: number, lots: readonly Lot[], rate: number): number {
  return lots.reduce((sum, { quantity, good_for }) => {
    const all = sum + quantity
    return good_for >= days ? all : Math.max(sum, Math.min(all, rate * good_for))
  }, 0)
}

/** Sums of the same amounts in another order differ a little: what is bought has to be enough by more than that. */
const hair = 1e-6

type IsWorth = (packs: number, cover: number, slack: number) => boolean

/** Whether one more pack is worth it after so many: how much of it is used in time against how much of it goes off. */
function createWorth(item: ItemToBuy, { days }: Horizon, fitted: ShoppingParameters, lots: readonly Lot[]) {
  const { wants, pack, shelf_life_days } = item
  const { dispersion, expected, in_doubt, is_recorded } = wants
  const size = wants.size ?? Math.max(pack / 4, item.least_size)
  // Whoever buys what was missed wanted more than there was.
  const rate = wants.rate + fitted.missed * wants.missed_rate * size
  const keeps = shelf_life_days ?? Infinity
  const spread = (over: number): readonly number[] => {
    const mean = rate * over
    const irregular = mean * size * (dispersion + fitted.least_dispersion)
    return spreadUse(mean, irregular + mean ** 2 * fitted.rate_doubt + (in_doubt * fitted.unrecorded_doubt) ** 2)
  }
  const [asked, kept] = [spread(days), keeps === Infinity ? null : spread(keeps)]
  const spreads = new Map<number, readonly number[]>()
  const spreadOver = (cover: number): readonly number[] => {
    const known = spreads.get(cover) ?? spread(cover)
    spreads.set(cover, known)
    return known
  }
  const lotsWith = (packs: number): Lot[] => {
    const bought = { quantity: packs * pack, good_for: keeps }
    return lotsLeft([...lots, bought], Math.min(expected, item.quantity) + bought.quantity)
  }
  const wasteOf = (left: readonly Lot[]): number => {
    if (kept === null || rate === 0) return 0
    const before = left.reduce((sum, lot) => (lot.good_for <= keeps ? sum + lot.quantity : sum), 0)
    return 1 - shareUsed(kept, before, pack)
  }
  const isWorth: IsWorth = (packs, cover, slack) => {
    if (rate === 0) return false
    const left = lotsWith(packs)
    const waste = wasteOf(left)
    const more = lotsWith(packs + 1)
    // What a pack adds to what can be used in time: nothing, where all of it would go off before.
    const benefitIn = (within: number, uses: readonly number[]): number => {
      const usable = usableWithin(within, left, rate)
      const added = usableWithin(within, more, rate) - usable
      return added > 0 ? (shareUsed(uses, usable * (1 + slack) + slack, added) * added) / pack : 0
    }
    const least = is_recorded ? fitted.least_benefit : fitted.unrecorded_benefit
    const weight = is_recorded ? fitted.waste_weight : fitted.unrecorded_waste_weight
    if (benefitIn(cover, spreadOver(cover)) > least + weight * waste + slack) return true
    return benefitIn(days, asked) > fitted.asked_benefit + fitted.asked_waste_weight * waste + slack
  }
  const goesOff = (packs: number): boolean => wasteOf(lotsWith(packs)) > fitted.most_minimum_waste
  return { isWorth, goesOff }
}

/** The least number of packs after which one more is not wanted. */
function countPacks(isWanted: (packs: number) => boolean, most: number): number {
  if (!isWanted(0)) return 0
  let [wanted, enough] = [0, 1]
  while (enough < most && isWanted(enough)) [wanted, enough] = [enough, enough * 2]
  while (enough - wanted > 1) {
    const middle = Math.floor((wanted + enough) / 2)
    if (isWanted(middle)) wanted = middle
    else enough = middle
  }
  return Math.min(enough, Math.max(1, most))
}

/** Uses and times of the expected use that a stock is far beyond. */
const plenty = 4

/** False only where no pack of any size could be worth it. */
export function mightBeWanted(
  { wants, lots, quantity }: Pick<ItemToBuy, 'wants' | 'lots' | 'quantity'>,
  horizon: Horizon,
): boolean {
  const { rate, expected, size = quantity } = wants
  if (rate === 0) return false
  const days = Math.max(coverOf(horizon, shopping_parameters).bought, horizon.days)
  const usable = usableWithin(days, lotsLeft(lots, Math.min(expected, quantity)), rate)
  return usable <= plenty * (rate * days + size)
}

/** How many packs lift the item above its minimum, as far as they do not go off. */
function countForMinimum(
  { quantity, low_stock_threshold, pack }: ItemToBuy,
  goesOff: (packs: number) => boolean,
): number {
  if (low_stock_threshold === null || !isLowStock({ quantity, low_stock_threshold })) return 0
  // Above the minimum, not at it: at it the item would still be low.
  const missing = Math.floor((low_stock_threshold - quantity) / pack + 1e-9) + 1
  return countPacks((packs) => packs < missing && !goesOff(packs), missing)
}

/**
 * How much to buy of an item, in whole packs; null where nothing. After such a purchase the answer for the same horizon is
 * null: the purchase is chosen so that one more pack is not worth it.
 */
export function decideItem(
  item: ItemToBuy,
  horizon: Horizon,
  fitted: ShoppingParameters = shopping_parameters,
): Decision | null {
  const { wants, usual_purchase = 0 } = item
  // What nobody records is bought as usual: the list alone would never learn that it was too little.
  const pack = wants.is_recorded ? item.pack : Math.max(item.pack, usual_purchase)
  const sold = { ...item, pack }
  const { isWorth, goesOff } = createWorth(sold, horizon, fitted, item.lots)
  const { shown, bought } = coverOf(horizon, fitted)
  const most = Math.floor(quantity_limits.max / pack)
  const for_use = isWorth(0, shown, hair)
    ? countPacks((packs) => isWorth(packs, bought, -hair) || isWorth(packs, shown, -hair), most)
    : 0
  const for_minimum = countForMinimum(sold, goesOff)
  const packs = Math.max(for_use, for_minimum)
  if (packs === 0) return null
  const count = Math.ceil((packs * pack) / item.pack - 1e-6)
  const kind = for_use === 0 ? 'low_stock' : findKind(sold, horizon, fitted, shown)
  return { quantity: roundQuantity(count * item.pack), packs: count, pack: item.pack, kind }
}

/** It goes off where it would last if it did not. */
function findKind(item: ItemToBuy, horizon: Horizon, fitted: ShoppingParameters, cover: number): ReasonKind {
  const lasting = item.lots.map((lot) => ({ ...lot, good_for: Infinity }))
  return createWorth(item, horizon, fitted, lasting).isWorth(0, cover, hair) ? 'runs_out' : 'goes_off'
}
