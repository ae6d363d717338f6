import { formatDay } from '@larder/contract/values/days'
import { item_messages } from '@larder/contract/messages/inventory/item-messages'
import { people_messages } from '@larder/contract/messages/people-messages'
import { waiting_messages as words } from '@larder/contract/messages/offline/waiting-messages'
import { formatAmount, formatQuantity } from '@larder/contract/values/numbers'
import { type FieldConflict, type OutboxEntry } from '../../offline/outbox/entry.ts'

/** Why the server refused a change, and what can be done about it. */
export function describeRefusal({ status, message }: NonNullable<OutboxEntry['refusal']>): string {
  if (status === 404) return words.refusal.gone
  if (status === 403) return words.refusal.forbidden
  if (message === people_messages.otherHousehold) return words.refusal.otherHousehold
  if (status >= 500) return words.refusal.broken
  return message || words.refusal.unknown
}

const days: readonly string[] = ['purchase_date', 'expiry_date']
const amounts: readonly string[] = ['low_stock_threshold', 'pack_quantity']

/** What somebody wrote into a field, for people to read. */
export function describeValue({ base, unit }: OutboxEntry, field: string, value: FieldConflict['value']): string {
  if (value === null || value === '') return item_messages.emptyField
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'string') return days.includes(field) ? formatDay(value) : `“${value}”`
  if (amounts.includes(field)) return formatAmount(value, unit)
  return formatAmount(value, field === 'item_weight' ? (base?.item_weight_unit ?? null) : null)
}

const hour_ms = 3_600_000

/** How far the clock of this phone is off; null where it is about right. */
export function describeClock(offset_ms: number): string | null {
  const hours = Math.abs(offset_ms) / hour_ms
  if (hours <= 1) return null
  const isDays = hours >= 36
  const count = formatQuantity(Math.round(isDays ? hours / 24 : hours))
  return words.clockOff(isDays ? words.days(count) : words.hours(count))
}
