import * as z from 'zod/mini'
import { amount, optionalNotes, orNull, requestBody } from './values/fields.ts'
import { item, purchaseFacts } from './item.ts'
import { messages } from './messages.ts'
import { receiptName } from './receipt.ts'

/** What was used, said as what is left. */
export const consumeRequest = requestBody({
  new_quantity: amount('New quantity', messages.consumption.quantityTooHigh),
  notes: z._default(optionalNotes('Notes'), null),
  date: purchaseFacts.date,
})

/** What was bought; receipt_name where a line of a receipt said so. */
export const purchaseRequest = requestBody({
  quantity_added: amount('Quantity added', messages.inventory.quantityInvalid).check(
    z.gt(0, messages.inventory.quantityInvalid),
  ),
  ...purchaseFacts,
  notes: z._default(optionalNotes('Notes'), null),
  receipt_name: z.optional(receiptName),
})

/** Recording answers with the item as it stands now, and with the event so that it can be undone. */
export const recordResponse = z.object({
  success: z._default(z.boolean(), true),
  message: orNull(z.string()),
  item: z.optional(item),
  event_id: z.optional(z.number()),
})

/** The unit an entry was recorded in, which need not be that of the item now; without it that one is taken. */
const recordedUnit = z.optional(z.nullable(z.string()))

export const consumptionEntry = z.object({
  event_id: z.optional(z.number()),
  date: z.string(),
  consumed_quantity: z.number(),
  unit_of_measure: recordedUnit,
  previous_quantity: orNull(z.number()),
  new_quantity: orNull(z.number()),
  notes: orNull(z.string()),
})

export const purchaseEntry = z.object({
  event_id: z.optional(z.number()),
  date: z.string(),
  quantity_added: z.number(),
  unit_of_measure: recordedUnit,
  price: orNull(z.number()),
  source: orNull(z.string()),
  notes: orNull(z.string()),
})

export const consumptionHistoryResponse = z.object({ consumption_history: z.array(consumptionEntry) })
export const purchaseHistoryResponse = z.object({ purchase_history: z.array(purchaseEntry) })

/** When and how regularly an item is used. */
export const usagePatternResponse = z.object({
  success: z.boolean(),
  item_id: z.number(),
  usage_pattern: z.object({
    by_weekday: z.array(z.number()),
    by_week: z.array(z.object({ week: z.string(), quantity: z.number() })),
    average_gap_days: orNull(z.number()),
  }),
})

export type ConsumeRequest = z.output<typeof consumeRequest>
export type PurchaseRequest = z.output<typeof purchaseRequest>
export type ConsumptionEntry = z.output<typeof consumptionEntry>
export type PurchaseEntry = z.output<typeof purchaseEntry>
