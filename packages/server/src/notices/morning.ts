import { addDays, todayIn } from '@larder/contract/values/days'

/** At this hour, where the household lives, what has arisen since the last morning is new, all of it at once. */
export const morning_hour = 7

const hour_ms = 3_600_000

// Making a formatter costs fifty times what using it does.
const formatters = new Map<string, Intl.DateTimeFormat>()

/** What a clock on the wall says, as if it hung in UTC. */
function readWallClock(time_zone: string, moment: number): number {
  const known = formatters.get(time_zone)
  const format =
    known ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: time_zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
  if (known === undefined) formatters.set(time_zone, format)
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]))
  return Date.parse(
    `${parts['year']}-${parts['month']}-${parts['day']}T${parts['hour']}:${parts['minute']}:${parts['second']}Z`,
  )
}

/** The moment at which a day has that hour; where clocks skip it, the one in its place. */
export function findMoment(time_zone: string, day: string, hour: number): Date {
  const wall = Date.parse(`${day}T00:00:00Z`) + hour * hour_ms
  // The second pass is for a clock that was changed between the guess and the moment.
  let moment = wall
  for (let pass = 0; pass < 2; pass++) moment = wall - (readWallClock(time_zone, moment) - moment)
  return new Date(moment)
}

/** The last morning that has begun: its day and its moment. */
export interface Morning {
  readonly day: string
  readonly at: Date
}

export function findLastMorning(time_zone: string, now: Date): Morning {
  const today = todayIn(time_zone, now)
  const at = findMoment(time_zone, today, morning_hour)
  if (at <= now) return { day: today, at }
  const day = addDays(today, -1)
  return { day, at: findMoment(time_zone, day, morning_hour) }
}
