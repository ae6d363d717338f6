import { addDays, formatDay } from '@larder/contract/days'
import { messages } from '@larder/contract/messages'
import { depletionLabel, isExpired } from '@larder/contract/rules'
import type { Outlook } from './outlook.ts'

/** What an answer says beside the forecast itself. */
export interface Asked {
  readonly unit_of_measure: string
  readonly expiry_date: string | null
  readonly today: string
  /** The moment of the answer. */
  readonly last_calculated: string
}

function describe({ days, expires_first }: Outlook, { expiry_date, today }: Asked): string {
  if (!expires_first || expiry_date === null) return depletionLabel(days)
  const day = formatDay(expiry_date)
  return isExpired(expiry_date, today) ? messages.prediction.expiredAlready(day) : messages.prediction.expiresFirst(day)
}

/** An outlook in the fields of the contract. */
export function toPrediction(outlook: Outlook, asked: Asked) {
  const { today, unit_of_measure, last_calculated } = asked
  return {
    message: describe(outlook, asked),
    days_until_depletion: outlook.days,
    depletion_date: addDays(today, outlook.days),
    confidence_level: outlook.confidence,
    average_daily_consumption: outlook.rate,
    unit_of_measure,
    usage_frequency: outlook.frequency,
    last_calculated,
    earliest_date: addDays(today, outlook.earliest),
    latest_date: addDays(today, outlook.latest),
  }
}
