import { messages } from '@larder/contract/messages'
import { depletionLabel } from '@larder/contract/rules'
import type { Calendar } from './calendar.ts'
import type { Outlook } from './outlook.ts'

/** What is asked about. */
export interface AskedItem {
  readonly item_id: number
  readonly item_name: string
  readonly unit_of_measure: string
  readonly quantity: number
}

/** When it is asked. */
export interface AskedNow {
  readonly calendar: Calendar
  /** The moment of the answer. */
  readonly last_calculated: string
}

/** An outlook in the fields of the contract; one literal, since thousands of objects are spread slower than computed. */
export function toPrediction(item: AskedItem, outlook: Outlook, { calendar, last_calculated }: AskedNow) {
  return {
    item_id: item.item_id,
    item_name: item.item_name,
    message: item.quantity > 0 ? depletionLabel(outlook.days) : messages.inventory.allGone,
    days_until_depletion: outlook.days,
    depletion_date: calendar.dayIn(outlook.days),
    confidence_level: outlook.confidence,
    average_daily_consumption: outlook.rate,
    unit_of_measure: item.unit_of_measure,
    usage_frequency: outlook.frequency,
    last_calculated,
    earliest_date: calendar.dayIn(outlook.earliest),
    latest_date: calendar.dayIn(outlook.latest),
  }
}
