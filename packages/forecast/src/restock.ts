import { type Forecast, forecast } from './forecast.ts'
import { type Household, type Rhythm } from './household-habits.ts'
import { type UsageStats, stockToUse } from './usage-stats.ts'

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

/** The rhythm with one more day on which something was recorded. */
export const addRecordDay = (rhythm: Rhythm, day: number): Rhythm =>
  day > rhythm.last_day ? { ...rhythm, record_days: rhythm.record_days + 1, last_day: day } : rhythm
