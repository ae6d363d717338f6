import * as z from 'zod/mini'
import { messages } from './messages.ts'
import { amount, optionalLine, requestBody, requiredLine } from './values/fields.ts'

/** A line as the paper has it, sent along when it is saved: the next receipt of that shop comes with what it was called. */
export const receiptName = requestBody({
  merchant: requiredLine('Merchant'),
  printed_name: requiredLine('Printed name'),
  printed_quantity: z._default(
    z.nullable(amount('Printed quantity', messages.input.notNumber('Printed quantity'))),
    null,
  ),
  printed_unit: z._default(optionalLine('Printed unit'), null),
})

export type ReceiptName = z.output<typeof receiptName>
