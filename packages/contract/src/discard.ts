import * as z from 'zod/mini'
import { purchaseFacts } from './item.ts'
import { counted_in, lateness, lot_id, positiveAmount } from './journal.ts'
import { lot_messages } from './messages/inventory/lot-messages.ts'
import { optionalNotes, requestBody } from './values/fields.ts'

/** Why something was thrown away. */
export const discard_reasons = ['expired', 'spoiled', 'disliked', 'other'] as const
export type DiscardReason = (typeof discard_reasons)[number]

/** What was thrown away. */
export const discardRequest = requestBody({
  quantity: positiveAmount('Quantity'),
  lot_id,
  is_late: lateness,
  unit_of_measure: counted_in,
  // Waste is waste also where nobody says why.
  reason: z._default(z.enum(discard_reasons, lot_messages.reasonInvalid), 'other'),
  notes: z._default(optionalNotes('Notes'), null),
  date: purchaseFacts.date,
})

export type DiscardRequest = z.output<typeof discardRequest>
