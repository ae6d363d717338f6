import { forecast } from '../forecast.ts'
import { type Stocked } from '../restock.ts'
import { type Lot } from './spend-lots.ts'
import { stockToUse, type UsageStats } from '../usage-stats.ts'
import { type UsedUpBy } from './use-curve.ts'

/** A lot with the day it goes off, YYYY-MM-DD; null where it never does. */
export interface DatedLot {
  readonly quantity: number
  readonly expiry_date: string | null
  readonly purchase_date?: string | null
}

const day_ms = 86_400_000

/** A lot as using it up sees it; `today` counts days since 1970, and the expiry date is the last good day. */
export function toLot({ quantity, expiry_date }: DatedLot, today: number): Lot {
  return { quantity, good_for: expiry_date === null ? Infinity : Date.parse(expiry_date) / day_ms - today }
}

/** Where nobody records use, what was bought before the last purchase is taken to be used up: the first in the order of use. */
export function lotsToUse<L extends DatedLot>(lots: readonly L[], stats: UsageStats): L[] {
  const all = lots.reduce((sum, { quantity }) => sum + quantity, 0)
  let gone = all - stockToUse(stats, all)
  return lots.flatMap((lot) => {
    const taken = Math.min(lot.quantity, gone)
    gone -= taken
    return taken < lot.quantity ? [{ ...lot, quantity: lot.quantity - taken }] : []
  })
}

/** Gaps between uses below which a forecast rests on other households: no ground to call food lost. */
const fewest_gaps = 2

/** The forecast of an item asked for any amount of it; null where too little is known to say what is used in time. */
export function usedUpByOf(item: Omit<Stocked, 'quantity' | 'low_stock_threshold'>): UsedUpBy | null {
  const { stats, category, today, household } = item
  const { uses } = stats
  if (uses === null || uses.gaps < fewest_gaps) return null
  return (stock, days) => forecast({ uses, stock, category, today, household }).chanceBy(days)
}
