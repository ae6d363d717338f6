import { shopping_reasons } from '@larder/contract/messages/shopping/shopping-reasons'
import { shopping_entry_messages } from '@larder/contract/messages/shopping/shopping-entry-messages'
import type { ShoppingReason } from '@larder/contract/shopping'
import { addDays, daysBetween, formatDay, nameWeekday } from '@larder/contract/values/days'
import { formatAmount } from '@larder/contract/values/numbers'
import type { Decision } from '@larder/forecast/shopping/decide-item'
import type { Wants } from '@larder/forecast/shopping/wants'
import { wholeDays } from '@larder/forecast/restock'
import type { Listed } from '../prediction/listing.ts'

/** Within a week a weekday says it best. */
const weekday_days = 6

function nameDay(day: string, today: string): string {
  const days = daysBetween(today, day)
  if (days <= 0) return shopping_reasons.today
  if (days === 1) return shopping_reasons.tomorrow
  return days <= weekday_days ? nameWeekday(day) : formatDay(day)
}

export const asked_reason: ShoppingReason = { kind: 'asked', text: shopping_entry_messages.asked }

/** Whether more is used than recorded, so that it is gone before the day that is told; undefined where nobody knows a rate. */
function findSoonerDays(told: number | null, { rate, expected, is_fully_recorded }: Wants, quantity: number) {
  if (rate === 0 || is_fully_recorded) return undefined
  const days = wholeDays(Math.min(expected, quantity) / rate)
  return told === null || days < told ? days : undefined
}

/** An amount as one says it: one digit is enough for what is only about right. */
const roughly = (rate: number): number => Number(rate.toPrecision(rate >= 10 ? 2 : 1))

/** Why something is on the list, in one line. */
export function describeReason(
  { lots, quantity, unit_of_measure: unit, low_stock_threshold, outlook }: Listed,
  { kind, wants }: Decision & { readonly wants: Wants },
  today: string,
): ShoppingReason {
  if (kind === 'low_stock') {
    const least = low_stock_threshold ?? 0
    const say = quantity < least ? shopping_reasons.belowMinimum : shopping_reasons.atMinimum
    return { kind, text: least === 0 ? shopping_reasons.allGone : say(formatAmount(least, unit)) }
  }
  const expiry_date = lots.find((lot) => lot.expiry_date !== null)?.expiry_date ?? null
  if (kind === 'goes_off' && expiry_date !== null) {
    return {
      kind,
      text: expiry_date < today ? shopping_reasons.wentOff : shopping_reasons.goesOff(nameDay(expiry_date, today)),
    }
  }
  if (quantity <= 0) return { kind: 'runs_out', text: shopping_reasons.allGone }
  const sooner = findSoonerDays(outlook?.days ?? null, wants, quantity)
  const rate = sooner === undefined ? (outlook?.rate ?? wants.rate) : wants.rate
  const amount = formatAmount(roughly(rate), unit)
  if (sooner !== undefined && outlook !== null) return { kind: 'runs_out', text: shopping_reasons.unrecorded(amount) }
  const day = nameDay(addDays(today, sooner ?? outlook?.days ?? 0), today)
  return { kind: 'runs_out', text: shopping_reasons.lasts(day, amount) }
}
