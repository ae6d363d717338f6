import { z } from 'zod'
import { toReceipt } from './facts.ts'
import type { ReceiptProvider, ServiceConfig, ServiceLimits } from './remote.ts'
import { ServiceError, openExchange } from './remote.ts'

const usualModel = 'gpt-4o-mini'

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

const { $schema: _, ...json_schema } = z.toJSONSchema(schema)
const response_format = { type: 'json_schema', json_schema: { name: 'receipt', strict: true, schema: json_schema } }

const completion = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) })

/** Models of one's own often wrap what they were asked for, and not all servers hold them to a schema. */
function parseContent(content: string): unknown {
  const [, fenced] = /```(?:json)?\s*([\s\S]*?)```/i.exec(content) ?? []
  try {
    return JSON.parse(fenced ?? content)
  } catch {
    return undefined
  }
}

function readCompletion(body: unknown) {
  const content = completion.safeParse(body).data?.choices[0]?.message.content
  const { success, data } = schema.safeParse(content === undefined ? undefined : parseContent(content))
  if (!success) throw new ServiceError('the service answered something else than a receipt')
  const { subtotal, ...claims } = data
  return toReceipt({ ...claims, sums: [subtotal] })
}

/** Any server that speaks the protocol of OpenAI: the cloud, or a model at home. */
export function createOpenaiProvider(config: ServiceConfig, limits: ServiceLimits): ReceiptProvider {
  const address = new URL(`${config.url.replace(/\/+$/, '')}/chat/completions`)
  const authorization = config.key === undefined ? {} : { authorization: `Bearer ${config.key}` }
  const headers = { ...authorization, 'content-type': 'application/json' }

  function write(image_url: string | { readonly url: string }): string {
    const content = [
      { type: 'text', text: instructions },
      { type: 'image_url', image_url },
    ]
    const model = config.model ?? usualModel
    return JSON.stringify({ model, temperature: 0, messages: [{ role: 'user', content }], response_format })
  }

  return {
    async read(photo, signal) {
      const { ask } = openExchange(signal, limits)
      const url = `data:image/jpeg;base64,${Buffer.from(photo).toString('base64')}`
      let answer = await ask(address, { method: 'POST', headers, body: write({ url }) })
      // Some servers want the address itself where the protocol has an object.
      if (answer.status === 400) answer = await ask(address, { method: 'POST', headers, body: write(url) })
      if (answer.status !== 200) throw new ServiceError(`the service answered ${answer.status}`)
      return readCompletion(answer.body)
    },
  }
}
