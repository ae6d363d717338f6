import * as z from 'zod/mini'
import { amount, optionalDay, optionalLine, optionalNotes, orNull, requestBody, whenObject } from './values/fields.ts'
import { item, purchaseFacts, receiptRecord } from './item.ts'
import { lot_missing } from './messages/inventory/lot-missing.ts'
import { messages } from './messages.ts'
import { receiptName } from './receipt-name.ts'

/** The lot that something is taken from; without it that is decided by the order of use. */
export const lot_id = z.optional(z.int(lot_missing).check(z.positive(lot_missing), z.lte(1_000_000_000, lot_missing)))

/** True of what was recorded offline: it happened, so it is recorded as far as the stock allows it and not refused. */
export const lateness = z.optional(z.boolean(messages.input.notBoolean('Late')))

/** The unit that an amount was said in, which may have changed since; without it that of the item now. */
export const counted_in = z.optional(optionalLine('Unit of measure'))

/** More than nothing of something. */
export const positiveAmount = (label: string) =>
  amount(label, messages.inventory.quantityInvalid).check(z.gt(0, messages.inventory.quantityInvalid))

const hasAmount = ({ new_quantity, used_quantity }: { new_quantity?: unknown; used_quantity?: unknown }) =>
  new_quantity !== undefined || used_quantity !== undefined

/** What was used, said as what is left and, so that two phones add up, as how much it was: where both are said, that counts. */
export const consumeRequest = requestBody({
  new_quantity: z.optional(amount('New quantity', messages.consumption.quantityTooHigh)),
  used_quantity: z.optional(positiveAmount('Used quantity')),
  lot_id,
  is_late: lateness,
  unit_of_measure: counted_in,
  notes: z._default(optionalNotes('Notes'), null),
  date: purchaseFacts.date,
}).check(z.refine(hasAmount, { error: messages.consumption.quantityTooHigh, path: ['new_quantity'], when: whenObject }))

/** What was bought; receipt_name and receipt where a line of a receipt said so. */
export const purchaseRequest = requestBody({
  quantity_added: positiveAmount('Quantity added'),
  unit_of_measure: counted_in,
  ...purchaseFacts,
  expiry_date: z.optional(optionalDay('Expiry date')),
  location: z.optional(optionalLine('Location')),
  notes: z._default(optionalNotes('Notes'), null),
  receipt_name: z.optional(receiptName),
  receipt: z.optional(receiptRecord),
})

/** Recording answers with the item as it stands now, and with the event so that it can be undone. */
export const recordResponse = z.object({
  success: z._default(z.boolean(), true),
  message: orNull(z.string()),
  item: z.optional(item),
  event_id: z.optional(z.number()),
})

export type ConsumeRequest = z.output<typeof consumeRequest>
export type PurchaseRequest = z.output<typeof purchaseRequest>
