import type { Household } from '@larder/forecast/household-habits'
import { type UsageStats, stockToUse } from '@larder/forecast/usage-stats'
import { forecastStock, wholeDays } from '@larder/forecast/restock'
import type { Calendar } from './calendar.ts'

/** What is known of an item when it is asked how long it lasts. */
export interface Stock {
  readonly quantity: number
  readonly category: string
  readonly stats: UsageStats
}

/** How long an item lasts by its use, in whole days from today: when it goes off is another matter. */
export interface Outlook {
  readonly days: number
  readonly earliest: number
  readonly latest: number
  readonly confidence: number
  /** Used a day, times used a week, and used at once. */
  readonly rate: number
  readonly frequency: number
  readonly size: number
  /** What there is to use, by all that is known. */
  readonly stock: number
  /** The chance that it is used up within so many days. */
  readonly chanceBy: (days: number) => number
}

/** How long an item lasts; null where nobody has recorded anything yet. */
export function lookAhead(item: Stock, household: Household, { day: today }: Calendar): Outlook | null {
  const { stats, category, quantity } = item
  const told = forecastStock({ stats, quantity, category, today, household })
  if (told === null) return null
  const { rate, frequency, chanceBy, confidence } = told
  return {
    days: wholeDays(told.median),
    earliest: wholeDays(told.earliest),
    latest: wholeDays(told.latest),
    confidence,
    rate,
    frequency,
    size: (rate * 7) / frequency,
    stock: stockToUse(stats, quantity),
    chanceBy,
  }
}
