import { isCalendarDay, todayIn } from '@larder/contract/values/days'
import { messages } from '@larder/contract/messages'
import { field_labels } from '@larder/contract/messages/field-labels'
import { HttpError } from '../http/errors.ts'

const moment_form = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/

/** A phone's clock may run ahead of ours by as much. */
const patience_ms = 300_000

/** When something happened: the household's calendar day, and the moment where it is known. */
export interface EventTime {
  readonly occurred_on: string
  readonly occurred_at: string | null
  /** Today where the household lives: what its notices are judged by. */
  readonly recorded_on: string
}

const refuse = (message: string): never => {
  throw new HttpError(400, message)
}

/** Reads the date of a record: a day, a moment, or now; the future has not happened yet. */
export function readEventTime(date: string | undefined, time_zone: string, now: Date = new Date()): EventTime {
  const today = todayIn(time_zone, now)
  if (date === undefined) return { occurred_on: today, occurred_at: now.toISOString(), recorded_on: today }
  if (isCalendarDay(date)) {
    if (date > today) return refuse(messages.input.inFuture(field_labels.date))
    return { occurred_on: date, occurred_at: null, recorded_on: today }
  }
  const moment = moment_form.test(date) && isCalendarDay(date.slice(0, 10)) ? Date.parse(date) : Number.NaN
  if (Number.isNaN(moment)) return refuse(messages.input.notDate(field_labels.date))
  if (moment > now.getTime() + patience_ms) return refuse(messages.input.inFuture(field_labels.date))
  const occurred_at = new Date(Math.min(moment, now.getTime()))
  return {
    occurred_on: todayIn(time_zone, occurred_at),
    occurred_at: occurred_at.toISOString(),
    recorded_on: today,
  }
}
