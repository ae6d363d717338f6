import * as z from 'zod/mini'
import { amount, optionalDay, optionalLine, optionalNotes, orNull, requestBody, whenObject } from './values/fields.ts'
import { item, purchaseFacts } from './item.ts'
import { lot_messages } from './messages/lot-messages.ts'
import { messages } from './messages.ts'
import { receiptName } from './receipt.ts'

/** The lot that something is taken from; without it that is decided by the order of use. */
const lot_id = z.optional(
  z.int(lot_messages.notFound).check(z.positive(lot_messages.notFound), z.lte(1_000_000_000, lot_messages.notFound)),
)

const positiveAmount = (label: string) =>
  amount(label, messages.inventory.quantityInvalid).check(z.gt(0, messages.inventory.quantityInvalid))

const hasOneAmount = ({ new_quantity, used_quantity }: { new_quantity?: unknown; used_quantity?: unknown }) =>
  (new_quantity === undefined) !== (used_quantity === undefined)

/** What was used, said as what is left or, so that two phones add up, as how much it was. */
export const consumeRequest = requestBody({
  new_quantity: z.optional(amount('New quantity', messages.consumption.quantityTooHigh)),
  used_quantity: z.optional(positiveAmount('Used quantity')),
  lot_id,
  notes: z._default(optionalNotes('Notes'), null),
  date: purchaseFacts.date,
}).check(
  z.refine(hasOneAmount, { error: messages.consumption.quantityTooHigh, path: ['new_quantity'], when: whenObject }),
)

/** Why something was thrown away. */
export const discard_reasons = ['expired', 'spoiled', 'disliked', 'other'] as const
export type DiscardReason = (typeof discard_reasons)[number]

/** What was thrown away. */
export const discardRequest = requestBody({
  quantity: positiveAmount('Quantity'),
  lot_id,
  reason: z.enum(discard_reasons, lot_messages.reasonInvalid),
  notes: z._default(optionalNotes('Notes'), null),
  date: purchaseFacts.date,
})

/** What was bought; receipt_name where a line of a receipt said so. */
export const purchaseRequest = requestBody({
  quantity_added: positiveAmount('Quantity added'),
  ...purchaseFacts,
  expiry_date: z.optional(optionalDay('Expiry date')),
  location: z.optional(optionalLine('Location')),
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

export const discardEntry = z.object({
  kind: z.literal('discarded'),
  event_id: z.optional(z.number()),
  date: z.string(),
  discarded_quantity: z.number(),
  unit_of_measure: recordedUnit,
  reason: orNull(z.string()),
  notes: orNull(z.string()),
})

export const consumptionHistoryResponse = z.object({
  consumption_history: z.array(consumptionEntry),
  discard_history: z.optional(z.array(discardEntry)),
})
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

export type DiscardRequest = z.output<typeof discardRequest>
export type DiscardEntry = z.output<typeof discardEntry>
export type ConsumeRequest = z.output<typeof consumeRequest>
export type PurchaseRequest = z.output<typeof purchaseRequest>
export type ConsumptionEntry = z.output<typeof consumptionEntry>
export type PurchaseEntry = z.output<typeof purchaseEntry>
