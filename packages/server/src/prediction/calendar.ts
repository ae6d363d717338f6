import { addDays } from '@larder/contract/values/days'
import { dayNumber } from '../usage-stats/day-number.ts'

/** Today, and the days around it by their distance: thousands of answers share a few hundred of them. */
export interface Calendar {
  readonly today: string
  readonly day: number
  /** The calendar day so many days from today. */
  readonly dayIn: (days: number) => string
}

/** A function that works out each answer once. */
function remember<Key, Value>(find: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    const found = known.get(key) ?? find(key)
    known.set(key, found)
    return found
  }
}

/** The calendar of one answer. */
export function createCalendar(today: string): Calendar {
  return {
    today,
    day: dayNumber(today),
    dayIn: remember((days: number) => addDays(today, days)),
  }
}
