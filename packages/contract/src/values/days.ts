/** Calendar days travel as YYYY-MM-DD and never through a time zone. */

const day_ms = 86_400_000

/** True for a day that exists: 2024-02-29 does, 2023-02-29 does not. */
export function isCalendarDay(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!match || match[1] === '0000') return false
  const moment = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(moment) && new Date(moment).toISOString().slice(0, 10) === text
}

// Making a formatter costs fifty times what using it does.
const formatters = new Map<string | undefined, Intl.DateTimeFormat>()

function formatterOf(time_zone: string | undefined): Intl.DateTimeFormat {
  const known = formatters.get(time_zone)
  if (known) return known
  const options = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  const made = new Intl.DateTimeFormat('en-US', time_zone ? { ...options, timeZone: time_zone } : options)
  formatters.set(time_zone, made)
  return made
}

function findDay(time_zone: string | undefined, now: Date): string {
  const parts = Object.fromEntries(
    formatterOf(time_zone)
      .formatToParts(now)
      .map((part) => [part.type, part.value]),
  )
  return `${parts['year']}-${parts['month']}-${parts['day']}`
}

// Clocks everywhere differ from UTC by whole quarters of an hour and change at one: within a quarter it stays the same day.
const quarter_ms = 900_000
const known_days = new Map<string | undefined, { readonly quarter: number; readonly day: string }>()

/** The calendar day it is now in a time zone; without one, where the program runs. */
export function todayIn(time_zone: string | undefined, now: Date = new Date()): string {
  const quarter = Math.floor(now.getTime() / quarter_ms)
  const known = known_days.get(time_zone)
  if (known?.quarter === quarter) return known.day
  const day = findDay(time_zone, now)
  known_days.set(time_zone, { quarter, day })
  return day
}

/** Takes over which day it was somewhere a moment ago from whoever knows: a phone needs a while to find out by itself. */
export function knowDay(time_zone: string, { day, as_of }: { day: string; as_of: string }): void {
  known_days.set(time_zone, { quarter: Math.floor(Date.parse(as_of) / quarter_ms), day })
}

/** Whole days from one calendar day to another; negative when it lies before. */
export function daysBetween(from: string, to: string): number {
  return Math.round(
    (Date.parse(`${to.slice(0, 10)}T00:00:00Z`) - Date.parse(`${from.slice(0, 10)}T00:00:00Z`)) / day_ms,
  )
}

/** The calendar day so many days later. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * day_ms).toISOString().slice(0, 10)
}

/** Short US-style date, 1/5/2020, as the specification shows dates. */
export function formatDay(day: string): string {
  const [year, month, date] = day.slice(0, 10).split('-').map(Number)
  return `${month}/${date}/${year}`
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** The weekday of a calendar day. */
export function nameWeekday(day: string): string {
  return weekdays[new Date(`${day.slice(0, 10)}T00:00:00Z`).getUTCDay()] ?? formatDay(day)
}
