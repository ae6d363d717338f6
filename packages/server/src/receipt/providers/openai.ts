import { z } from 'zod'
import { createChat } from '../../remote/chat.ts'
import type { ServiceConfig, ServiceLimits } from '../../remote/exchange.ts'
import type { ReceiptProvider } from '../local.ts'
import { toReceipt } from './facts.ts'

const instructions = `Read the receipt in the photo. Copy what is printed and invent nothing: null for what cannot be read.
items: one for each product that was bought, in the order of the receipt, without totals, taxes, deposits returned, discounts and payments.
product_name: as printed, without codes. quantity: pieces, or the weight with its unit. price: the total of the line, not of one piece.
transaction_date: YYYY-MM-DD. currency: three letters, such as EUR. subtotal: the sum before tax, if printed.`

const schema = z.strictObject({
  merchant: z.string().nullable(),
  transaction_date: z.string().nullable(),
  currency: z.string().nullable(),
  subtotal: z.number().nullable(),
  total: z.number().nullable(),
  items: z.array(
    z.strictObject({
      product_name: z.string(),
      quantity: z.number().nullable(),
      unit: z.string().nullable(),
      price: z.number().nullable(),
    }),
  ),
})

/** Receipts read by any server that speaks the protocol of OpenAI. */
export function createOpenaiProvider(config: ServiceConfig, limits: ServiceLimits): ReceiptProvider {
  const chat = createChat(config, limits)
  return {
    async read(photo, signal) {
      const { subtotal, ...claims } = await chat.ask({ name: 'receipt', instructions, schema }, photo, signal)
      return toReceipt({ ...claims, sums: [subtotal] })
    },
  }
}
