import { daysBetween } from '@larder/contract/values/days'

/** The days on which a household bought anything lately. */
export interface ShoppingDays {
  readonly days: number
  readonly first_on: string | null
  readonly last_on: string | null
}

/** Days until the next likely shopping, by the usual gap between the last ones; 0 where none is known. */
export function daysToNextTrip({ days, first_on, last_on }: ShoppingDays, today: string): number {
  if (days < 2 || first_on === null || last_on === null) return 0
  const gap = daysBetween(first_on, last_on) / (days - 1)
  return Math.max(0, gap - daysBetween(last_on, today))
}
