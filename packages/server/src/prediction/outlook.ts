import type { Household } from '@larder/forecast/household-habits'
import { type UsageStats, stockToUse } from '@larder/forecast/usage-stats'
import { forecastStock, wholeDays } from '@larder/forecast/restock'
import { dayNumber } from '../usage-stats/day-number.ts'
import type { Calendar } from './calendar.ts'

/** What is known of an item when it is asked how long it lasts. */
export interface Stock {
  readonly quantity: number
  readonly category: string
  readonly expiry_date: string | null
  readonly stats: UsageStats
}

/** How long an item lasts, in whole days from today; its expiry ends it where that comes first. */
export interface Outlook {
  readonly days: number
  /** The same by its use alone, whatever its expiry says. */
  readonly days_by_use: number
  readonly earliest: number
  readonly latest: number
  readonly confidence: number
  /** Used a day, times used a week, and used at once. */
  readonly rate: number
  readonly frequency: number
  readonly size: number
  /** What there is to use, by all that is known. */
  readonly stock: number
  readonly expires_first: boolean
  /** The chance that it is used up within so many days. */
  readonly chanceBy: (days: number) => number
}

/** Being right means within three days or half of what is said, as for any forecast; here only the early side can fail. */
const lastUntil = (days: number, chanceBy: Outlook['chanceBy']): number =>
  1 - chanceBy(days - Math.max(3, days / 2) - 1)

/** How long an item lasts; null where nobody has recorded anything yet. */
export function lookAhead(item: Stock, household: Household, { day: today }: Calendar): Outlook | null {
  const { stats, category, quantity, expiry_date } = item
  const told = forecastStock({ stats, quantity, category, today, household })
  if (told === null) return null
  const { rate, frequency, chanceBy } = told
  const [days, earliest, latest] = [wholeDays(told.median), wholeDays(told.earliest), wholeDays(told.latest)]
  const good_for = expiry_date === null ? Infinity : Math.max(0, dayNumber(expiry_date) - today)
  const expires_first = good_for < days
  return {
    days: Math.min(days, good_for),
    days_by_use: days,
    earliest: Math.min(earliest, good_for),
    latest: Math.min(latest, good_for),
    confidence: expires_first ? lastUntil(good_for, chanceBy) : told.confidence,
    rate,
    frequency,
    size: (rate * 7) / frequency,
    stock: stockToUse(stats, quantity),
    expires_first,
    chanceBy,
  }
}
