import { type PaletteName } from '@larder/contract/constants'
import { daysBetween, formatDay } from '@larder/contract/values/days'
import { notice_messages } from '@larder/contract/messages/notices-messages'
import { type Notice, type NoticeKind } from '@larder/contract/notices'
import { formatAmount, formatQuantity } from '@larder/contract/values/numbers'
import { isCountable } from '@larder/contract/values/units'
import { describeGoingOff } from '../../shared/lots/lot-words.ts'
import { depletionLabel, expiryLabel } from '@larder/contract/rules'

/** A colour only hints at the kind; the text says it. */
export const notice_tones: Readonly<Record<NoticeKind, PaletteName>> = {
  low_stock: 'warning',
  expiring: 'warning',
  expired: 'error',
  running_out: 'info',
  expected_waste: 'warning',
}

/** Lines on a 24 px grid. */
export const notice_glyphs: Readonly<Record<NoticeKind, string>> = {
  low_stock: 'M12 5v12m-5-5 5 5 5-5M5 20.5h14',
  expiring: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm0 3.5V12l3 2',
  expired: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm-2.8 5.2 5.6 5.6m0-5.6-5.6 5.6',
  expected_waste: 'M5 7.5h14M10 4.5h4M7 7.5l1 12h8l1-12M10.5 11v5m3-5v5',
  running_out: 'M4 6.5c5 0 6 10.5 15.5 10.5M15.5 13l4 4-4 3.5',
}

const capitalise = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

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
