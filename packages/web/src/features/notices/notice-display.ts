import { daysBetween, formatDay } from '@larder/contract/values/days'
import { notice_messages } from '@larder/contract/messages/notices-messages'
import { type Notice } from '@larder/contract/notices'
import { formatAmount, formatQuantity } from '@larder/contract/values/numbers'
import { isCountable } from '@larder/contract/values/units'
import { capitalise } from '../../shared/capitalise.ts'
import { describeGoingOff } from '../../shared/lots/lot-words.ts'
import { depletionLabel, expiryLabel } from '@larder/contract/rules'

/** What a notice says beside the item's name, on the day it is read, and who used it up where several people live here. */
export function describeNotice(notice: Notice, today: string): string {
  const { kind, caused_by } = notice
  const words = describeState(notice, today)
  // Nobody makes things go off.
  if (!caused_by || (kind !== 'low_stock' && kind !== 'running_out')) return words
  return notice_messages.usedBy(words, caused_by)
}

function describeState(notice: Notice, today: string): string {
  const { kind, quantity, affected_quantity, unit_of_measure, expiry_date, days_until_depletion } = notice
  if (kind === 'running_out') return depletionLabel(days_until_depletion ?? 0)
  if (kind === 'expected_waste') {
    return notice_messages.expectedWaste(
      formatQuantity(affected_quantity ?? 0),
      formatAmount(quantity, unit_of_measure),
      isCountable(unit_of_measure ?? 'pcs'),
    )
  }
  if (kind === 'low_stock') {
    return quantity > 0 ? notice_messages.low_stock(formatAmount(quantity, unit_of_measure)) : notice_messages.usedUp
  }
  const day = expiry_date ?? today
  const amount = affected_quantity ? formatAmount(affected_quantity, unit_of_measure) : null
  if (kind === 'expired') {
    return amount === null
      ? notice_messages.expired(formatDay(day))
      : notice_messages.expiredAmount(formatDay(day), amount)
  }
  if (amount !== null) return notice_messages.expiringAmount(capitalise(describeGoingOff(day, today)), amount)
  return capitalise(expiryLabel(daysBetween(today, day)))
}
