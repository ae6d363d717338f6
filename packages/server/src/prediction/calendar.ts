import { addDays } from '@larder/contract/days'

const day_ms = 86_400_000

/** Days as the forecast counts them; a calendar day is midnight in UTC to every engine. */
export const dayNumber = (day: string): number => Date.parse(day) / day_ms

/** Today, and the days around it by their distance: thousands of answers share a few hundred of them. */
export interface Calendar {
  readonly today: string
  readonly day: number
  /** The calendar day so many days from today. */
  readonly dayIn: (days: number) => string
}

/** The calendar of one answer. */
export function createCalendar(today: string): Calendar {
  const known = new Map<number, string>()
  return {
    today,
    day: dayNumber(today),
    dayIn(days) {
      const found = known.get(days) ?? addDays(today, days)
      known.set(days, found)
      return found
    },
  }
}
