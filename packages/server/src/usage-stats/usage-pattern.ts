import { addDays, daysBetween } from '@larder/contract/values/days'
import { type CountedItem, factorInto } from '@larder/contract/values/unit-factors'
import { roundQuantity } from '@larder/contract/values/units'
import { dayNumber } from './day-number.ts'

/** A day on which something was used, and how much on all of it. */
export type UsedDay = readonly [day: string, quantity: number]

const weeks_shown = 12
// The Monday after the first day that is counted.
const first_monday = 4

const weekOf = (day: number): number => Math.floor((day - first_monday) / 7)
const weekdayOf = (day: number): number => day - first_monday - weekOf(day) * 7

/** What was used on a day in one unit; null where the unit was not written down. */
export type RecordedUse = readonly [day: string, quantity: number, unit: string | null]

/** Use in the unit an item has now, each day once: what cannot be converted is no part of a drawing. */
export function sumDays(recorded: readonly RecordedUse[], item: CountedItem): UsedDay[] {
  const days = new Map<string, number>()
  for (const [day, quantity, counted_in] of recorded) {
    const factor = counted_in === null ? 1 : factorInto(item, counted_in)
    if (factor !== null) days.set(day, (days.get(day) ?? 0) + quantity * factor)
  }
  return [...days]
}

/** When and how regularly a thing is used: Monday first, and the last twelve weeks with this one. */
export function readPattern(days: readonly UsedDay[], today: string) {
  const by_weekday = Array.from({ length: 7 }, () => 0)
  const this_week = weekOf(dayNumber(today))
  const monday = addDays(today, -weekdayOf(dayNumber(today)))
  const by_week = Array.from({ length: weeks_shown }, (_, index) => ({
    week: addDays(monday, (index + 1 - weeks_shown) * 7),
    quantity: 0,
  }))
  // A long history has thousands of days: they are counted as numbers, and only the weeks that are shown get a name.
  for (const [date, quantity] of days) {
    const day = dayNumber(date)
    by_weekday[weekdayOf(day)] = roundQuantity((by_weekday[weekdayOf(day)] ?? 0) + quantity)
    const week = by_week[weeks_shown - 1 + weekOf(day) - this_week]
    if (week !== undefined) week.quantity = roundQuantity(week.quantity + quantity)
  }
  const [first, last] = [days[0]?.[0], days.at(-1)?.[0]]
  const average_gap_days =
    first === undefined || last === undefined || days.length < 2 ? null : daysBetween(first, last) / (days.length - 1)
  return { by_weekday, by_week, average_gap_days }
}
