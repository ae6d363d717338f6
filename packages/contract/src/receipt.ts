import * as z from 'zod/mini'
import { orNull } from './values/fields.ts'
import { box, match } from './recognition.ts'

/**
 * A line of a receipt; where the household has named it before, printed_name says what the paper says. `price` is as
 * printed, `discount` what was taken off this line. expiry_date is printed; `category`, `storage_location` and
 * `shelf_life_days`, counted from the day of purchase, are suggestions.
 */
export const receiptItem = z.object({
  product_name: orNull(z.string()),
  quantity: orNull(z.number()),
  unit: orNull(z.string()),
  purchase_date: orNull(z.string()),
  expiry_date: orNull(z.string()),
  brand: orNull(z.string()),
  price: z.optional(z.nullable(z.number())),
  discount: z.optional(z.nullable(z.number())),
  category: z.optional(z.nullable(z.string())),
  storage_location: z.optional(z.nullable(z.string())),
  shelf_life_days: z.optional(z.nullable(z.number())),
  printed_name: z.optional(z.nullable(z.string())),
  printed_quantity: z.optional(z.nullable(z.number())),
  printed_unit: z.optional(z.nullable(z.string())),
  confidence: z.optional(z.number()),
  box: z.optional(z.nullable(box)),
  match: z.optional(z.nullable(match)),
})

/** What was read from a receipt; price is a line's total, balanced says that the lines add up, provider who read it
 *  where a service was asked, and message what became of that. `discounts`, `deposits` and `taxes` are of the whole
 *  receipt, not of a line: items - discounts + deposits + taxes = total. `receipt_id` names it for what is saved of it;
 *  `added_on` is the day on which so many of its lines were added already. */
export const receiptResponse = z.object({
  success: z.optional(z.boolean()),
  message: z.optional(z.nullable(z.string())),
  results: z.object({
    merchant: orNull(z.string()),
    transaction_date: orNull(z.string()),
    total: z.optional(z.nullable(z.number())),
    currency: z.optional(z.nullable(z.string())),
    balanced: z.optional(z.boolean()),
    discounts: z.optional(z.nullable(z.number())),
    deposits: z.optional(z.nullable(z.number())),
    taxes: z.optional(z.nullable(z.number())),
    provider: z.optional(z.string()),
    message: z.optional(z.string()),
    receipt_id: z.optional(z.nullable(z.string())),
    added_on: z.optional(z.nullable(z.string())),
    added_count: z.optional(z.number()),
    detected_fields: z._default(z.object({ items: z._default(z.array(receiptItem), []) }), { items: [] }),
  }),
})

export type ReceiptItem = z.output<typeof receiptItem>

export type ReceiptResults = z.output<typeof receiptResponse>['results']
