import { shopping_messages as words } from '@larder/contract/messages/shopping/shopping-messages'
import { formatAmount } from '@larder/contract/values/numbers'
import { describeAmount } from '../../../shared/shopping-list/describe-amount.ts'
import { type ListLine } from '../../../shared/shopping-list/list-line.ts'

interface LineWords {
  readonly stock: string
  readonly suggested: string
  /** Why it is there, and how often it comes back. */
  readonly notes: readonly string[]
}

/** What an entry says of itself beside its name. */
export function describeLine(line: ListLine): LineWords {
  const { current_quantity, unit_of_measure: unit, suggested_quantity, added_by, repeat_days, reason } = line
  const asked = added_by ? words.askedBy(added_by) : undefined
  const notes = [
    reason?.kind === 'asked' ? (asked ?? reason.text) : reason?.text,
    reason?.kind === 'asked' ? undefined : asked,
    repeat_days ? words.repeats(repeat_days) : undefined,
  ]
  return {
    stock: formatAmount(current_quantity, unit),
    suggested: describeAmount({ ...line, quantity: suggested_quantity }),
    notes: notes.filter((note) => note !== undefined),
  }
}
