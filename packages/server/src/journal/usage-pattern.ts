import { addDays, daysBetween } from '@larder/contract/days'
import { roundQuantity, unitFactor } from '@larder/contract/units'

/** A day on which something was used, and how much on all of it. */
export type UsedDay = readonly [day: string, quantity: number]

const weeks_shown = 12
// A Monday.
const first_monday = '1970-01-05'

const weekdayOf = (day: string): number => ((daysBetween(first_monday, day) % 7) + 7) % 7
const weekOf = (day: string): string => addDays(day, -weekdayOf(day))

/** What was used on a day in one unit; null where the unit was not written down. */
export type RecordedUse = readonly [day: string, quantity: number, unit: string | null]

/** Use in the unit an item has now, each day once: what cannot be converted is no part of a drawing. */
export function sumDays(recorded: readonly RecordedUse[], unit: string): UsedDay[] {
  const days = new Map<string, number>()
  for (const [day, quantity, counted_in] of recorded) {
    const factor = unitFactor(counted_in ?? unit, unit)
    if (factor !== null) days.set(day, (days.get(day) ?? 0) + quantity * factor)
  }
  return [...days]
}

/** When and how regularly a thing is used: Monday first, and the last twelve weeks with this one. */
export function readPattern(days: readonly UsedDay[], today: string) {
  const by_weekday = Array.from({ length: 7 }, () => 0)
  const by_week = new Map<string, number>()
  for (let week = 1 - weeks_shown; week <= 0; week += 1) by_week.set(addDays(weekOf(today), week * 7), 0)
  for (const [day, quantity] of days) {
    by_weekday[weekdayOf(day)] = roundQuantity((by_weekday[weekdayOf(day)] ?? 0) + quantity)
    const week = weekOf(day)
    const sum = by_week.get(week)
    if (sum !== undefined) by_week.set(week, roundQuantity(sum + quantity))
  }
  const [first, last] = [days[0]?.[0], days.at(-1)?.[0]]
  const average_gap_days =
    first === undefined || last === undefined || days.length < 2 ? null : daysBetween(first, last) / (days.length - 1)
  return { by_weekday, by_week: Array.from(by_week, ([week, quantity]) => ({ week, quantity })), average_gap_days }
}
