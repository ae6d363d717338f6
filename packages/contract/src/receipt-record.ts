import * as z from 'zod/mini'
import { messages } from './messages.ts'
import { amount, optionalDay, optionalLine, requestBody } from './values/fields.ts'

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The number of a receipt, in a path or in a body. */
export const receiptId = (invalid: string) => z.string(invalid).check(z.regex(uuid, { error: invalid, abort: true }))

const wrong_currency = messages.input.notText('Currency')
const currency = z.string(wrong_currency).check(z.regex(/^[A-Z]{3}$/, wrong_currency))

/** The receipt that a saved line stands on, as a person left it: by it the same receipt is noticed, and all of it can be undone. */
export const receiptRecord = requestBody({
  receipt_id: receiptId(messages.input.notText('Receipt')),
  merchant: z._default(optionalLine('Merchant'), null),
  transaction_date: z._default(optionalDay('Date'), null),
  total: z._default(z.nullable(amount('Total', messages.input.notNumber('Total'))), null),
  currency: z._default(z.nullable(currency), null),
})

export type ReceiptRecord = z.output<typeof receiptRecord>
