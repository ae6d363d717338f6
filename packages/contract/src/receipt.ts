import * as z from 'zod/mini'
import { orNull } from './fields.ts'
import { box, match } from './recognition.ts'

export const receiptItem = z.object({
  product_name: orNull(z.string()),
  quantity: orNull(z.number()),
  unit: orNull(z.string()),
  purchase_date: orNull(z.string()),
  expiry_date: orNull(z.string()),
  brand: orNull(z.string()),
  price: z.optional(z.nullable(z.number())),
  confidence: z.optional(z.number()),
  box: z.optional(z.nullable(box)),
  match: z.optional(z.nullable(match)),
})

/** What was read from a receipt; price is a line's total, balanced says that the lines add up, provider who read it
 *  where a service was asked, and message what became of that. */
export const receiptResponse = z.object({
  success: z.optional(z.boolean()),
  message: z.optional(z.nullable(z.string())),
  results: z.object({
    merchant: orNull(z.string()),
    transaction_date: orNull(z.string()),
    total: z.optional(z.nullable(z.number())),
    currency: z.optional(z.nullable(z.string())),
    balanced: z.optional(z.boolean()),
    provider: z.optional(z.string()),
    message: z.optional(z.string()),
    detected_fields: z.object({ items: z.array(receiptItem) }),
  }),
})

export type ReceiptItem = z.output<typeof receiptItem>

export type ReceiptResults = z.output<typeof receiptResponse>['results']
