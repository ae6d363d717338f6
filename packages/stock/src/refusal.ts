import { messages } from '@larder/contract/messages'
import { field_labels } from '@larder/contract/messages/field-labels'
import { lot_messages } from '@larder/contract/messages/inventory/lot-messages'
import { unit_messages } from '@larder/contract/messages/inventory/units-messages'
import { type StockRefusal } from './record-change.ts'

/** Why a change cannot be made, as the server answers it and as a phone says it by itself. */
export interface Refusal {
  readonly status: 400 | 404 | 409
  readonly message: string
}

export const isRefusal = (outcome: object): outcome is Refusal => 'status' in outcome

const stock_refusals: Readonly<Record<StockRefusal, Refusal>> = {
  other_unit: { status: 409, message: unit_messages.otherUnit },
  not_less: { status: 400, message: messages.consumption.quantityTooHigh },
  below_zero: { status: 400, message: messages.inventory.quantityInvalid },
  lot_missing: { status: 404, message: lot_messages.notFound },
  lot_too_small: { status: 400, message: lot_messages.tooSmall },
  too_large: { status: 400, message: messages.input.tooLarge(field_labels.quantity) },
}

/** What is said where the stock does not allow a change. */
export function describeRefusal(refusal: StockRefusal, kind: string): Refusal {
  if (refusal === 'below_zero' && kind !== 'purchased') return { status: 400, message: lot_messages.usedTooMuch }
  return stock_refusals[refusal]
}
