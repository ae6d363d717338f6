import { isLowStock } from '@larder/contract/rules'
import { roundQuantity } from '@larder/contract/values/units'
import { type Forecast, forecast } from './forecast.ts'
import { type Household, type Rhythm } from './household-habits.ts'
import { updateUsageStats, type UsageStats, stockToUse } from './usage-stats.ts'

/** Worth buying where it is at least this likely to be gone in time. */
const worth_buying = 0.4

/** A century: farther ahead nobody plans, and no calendar has to reach. */
const farthest_days = 36_525

/** Days as they are told to people. */
export const wholeDays = (days: number): number => Math.min(Math.round(days), farthest_days)

/** An item with all that a forecast of it rests on. */
export interface Stocked {
  readonly quantity: number
  readonly low_stock_threshold: number | null
  readonly category: string | null
  readonly stats: UsageStats
  readonly household: Household
  readonly today: number
}

/** When the stock of an item is used up; null where nobody has recorded anything yet. */
export function forecastStock(item: Omit<Stocked, 'low_stock_threshold'>): Forecast | null {
  const { stats, quantity, category, today, household } = item
  if (stats.uses === null) return null
  return forecast({ uses: stats.uses, stock: stockToUse(stats, quantity), category, today, household })
}

/** Whether something belongs on the list of the next days, by the day that is told of it or by its chances. */
export function runsOutWithin(days: number, told_days: number, chanceBy: Forecast['chanceBy']): boolean {
  return told_days <= days || chanceBy(days) >= worth_buying
}

/**
 * Where nobody records use, the day of a purchase has nothing to say yet. Asking for a lot that lasts all the days would
 * be worse: buying again is taken for having used it up, and each suggestion would be larger than the last.
 */
export function isBoughtToday({ stats, quantity, today }: Stocked): boolean {
  return !stats.is_logged && stats.lot > 0 && stats.lot_day >= today && quantity > 0
}

/** Whether an item has to be bought for the next days: it is low, or used up by then. */
export function isNeeded(item: Stocked, days: number): boolean {
  if (isLowStock(item)) return true
  if (isBoughtToday(item)) return false
  const told = forecastStock(item)
  return told !== null && runsOutWithin(days, wholeDays(told.median), told.chanceBy)
}

/** The rhythm with one more day on which something was recorded. */
export const addRecordDay = (rhythm: Rhythm, day: number): Rhythm =>
  day > rhythm.last_day ? { ...rhythm, record_days: rhythm.record_days + 1, last_day: day } : rhythm

/** The item after a purchase today, with all that it changes: the usage statistics and the household's rhythm. */
export function restock(item: Stocked, added: number): Stocked {
  const { stats, household, today } = item
  // A record may be of tomorrow where the zone of the household has changed.
  const day = Math.max(today, stats.uses?.last_day ?? today, stats.lot_day)
  return {
    ...item,
    quantity: roundQuantity(item.quantity + added),
    stats: updateUsageStats(stats, { kind: 'purchased', day, delta: added }),
    household: { ...household, rhythm: addRecordDay(household.rhythm, today) },
  }
}
