import { addDays, daysBetween, isCalendarDay } from '@larder/contract/values/days'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const month_name = `(?:${months.join('|')})[a-z]*\\.?`
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const two = (value: number): string => String(value).padStart(2, '0')
const toDay = (year: number, month: number, date: number): string | null => {
  const day = `${String(year).padStart(4, '0')}-${two(month)}-${two(date)}`
  return isCalendarDay(day) ? day : null
}
const fullYear = (year: string): number => (year.length === 2 ? 2000 + Number(year) : Number(year))
const monthOf = (name: string): number => months.indexOf(name.slice(0, 3).toLowerCase()) + 1

// What expired lately is more likely meant than what expires in eleven months.
const lately_days = 60

/** A day without its year is the next one; one that has just passed stays in the past, and 29 February waits. */
function nearest(month: number, date: number, today: string): string | null {
  const year = Number(today.slice(0, 4))
  const candidates = [-1, 0, 1, 2, 3, 4].map((later) => toDay(year + later, month, date)).filter((day) => day !== null)
  return candidates.find((day) => daysBetween(today, day) >= -lately_days) ?? null
}

function withYear(year: string | undefined, month: number, date: number, today: string): string | null {
  return year === undefined ? nearest(month, date, today) : toDay(fullYear(year), month, date)
}

/** Month first, as dates are shown here; where there is no such month the other way round. */
function withSlashes([, first = '', second = '', year]: RegExpExecArray, today: string): string | null {
  const [a, b] = [Number(first), Number(second)]
  return withYear(year, a, b, today) ?? withYear(year, b, a, today)
}

function lastOfMonth([, month = '', year = '']: RegExpExecArray): string | null {
  const next = Number(month) === 12 ? toDay(Number(year) + 1, 1, 1) : toDay(Number(year), Number(month) + 1, 1)
  return Number(month) >= 1 && next !== null ? addDays(next, -1) : null
}

/** The next day of that name; what goes off today is in a hurry, and not meant for in a week. */
function comingWeekday(weekday: number, today: string): string {
  return addDays(today, (weekday - new Date(today).getUTCDay() + 7) % 7)
}

const days_of: Readonly<Record<string, number>> = { d: 1, w: 7, m: 30, y: 365 }

type Reading = readonly [pattern: RegExp, read: (match: RegExpExecArray, today: string) => string | null]

const readings: readonly Reading[] = [
  [/^(\d{4}-\d{2}-\d{2})$/, ([, day = '']) => (isCalendarDay(day) ? day : null)],
  [/^(\d{1,2})\/(\d{4})$/, lastOfMonth],
  [/^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?$/, withSlashes],
  [
    /^(\d{1,2})\.(\d{1,2})\.?(\d{4}|\d{2})?$/,
    ([, date = '', month = '', year], today) => withYear(year, Number(month), Number(date), today),
  ],
  [
    new RegExp(`^(${month_name}) (\\d{1,2})(?:,? (\\d{4}))?$`, 'i'),
    ([, name = '', date = '', year], today) => withYear(year, monthOf(name), Number(date), today),
  ],
  [
    new RegExp(`^(\\d{1,2})\\.? (${month_name})(?: (\\d{4}))?$`, 'i'),
    ([, date = '', name = '', year], today) => withYear(year, monthOf(name), Number(date), today),
  ],
  [/^today$/i, (_match, today) => today],
  [/^tomorrow$/i, (_match, today) => addDays(today, 1)],
  [/^next week$/i, (_match, today) => addDays(today, 7)],
  [
    new RegExp(`^(?:on )?(${weekdays.join('|')})(?:s|nes|rs|ur)?(?:day)?$`, 'i'),
    ([, name = ''], today) => comingWeekday(weekdays.indexOf(name.toLowerCase()), today),
  ],
  [
    /^(?:in )?(\d{1,3}) ?(d|w|m|y)(?:ays?|eeks?|onths?|ears?)?$/i,
    ([, count = '', unit = ''], today) => addDays(today, Number(count) * (days_of[unit.toLowerCase()] ?? 1)),
  ],
]

/** The day that somebody typed in a hurry: 12/24, 24.12., dec 24, 2027-01-31, 3/2027, tomorrow, 5 days. */
export function readDay(text: string, today: string): string | null {
  for (const [pattern, read] of readings) {
    const match = pattern.exec(text.trim())
    const day = match && read(match, today)
    if (day) return day
  }
  return null
}
