import { formatDay } from '@larder/contract/days'
import { messages } from '@larder/contract/messages'
import { depletionLabel, isExpired } from '@larder/contract/rules'
import type { Calendar } from './calendar.ts'
import type { Outlook } from './outlook.ts'

/** What an answer says beside the forecast itself. */
export interface Asked {
  readonly unit_of_measure: string
  readonly expiry_date: string | null
  readonly calendar: Calendar
  /** The moment of the answer. */
  readonly last_calculated: string
}

function describe({ days, expires_first }: Outlook, { expiry_date, calendar }: Asked): string {
  if (!expires_first || expiry_date === null) return depletionLabel(days)
  const day = formatDay(expiry_date)
  return isExpired(expiry_date, calendar.today)
    ? messages.prediction.expiredAlready(day)
    : messages.prediction.expiresFirst(day)
}

/** An outlook in the fields of the contract. */
export function toPrediction(outlook: Outlook, asked: Asked) {
  const { calendar, unit_of_measure, last_calculated } = asked
  return {
    message: describe(outlook, asked),
    days_until_depletion: outlook.days,
    depletion_date: calendar.dayIn(outlook.days),
    confidence_level: outlook.confidence,
    average_daily_consumption: outlook.rate,
    unit_of_measure,
    usage_frequency: outlook.frequency,
    last_calculated,
    earliest_date: calendar.dayIn(outlook.earliest),
    latest_date: calendar.dayIn(outlook.latest),
  }
}
