import { z } from 'zod'
import type { ReadReceipt, ReceiptProvider } from '../local.ts'
import { toReceipt } from './facts.ts'
import type { ServiceConfig, ServiceLimits } from '../../remote/exchange.ts'
import { ServiceError, openExchange } from '../../remote/exchange.ts'

const version = '2024-11-30'

// A field that has another shape than expected counts as missing: the rest of the receipt is still worth having.
const field = z
  .object({
    valueString: z.string().optional().catch(undefined),
    valueDate: z.string().optional().catch(undefined),
    valueNumber: z.number().optional().catch(undefined),
    valueCurrency: z
      .object({ amount: z.number().optional(), currencyCode: z.string().optional() })
      .optional()
      .catch(undefined),
    confidence: z.number().optional().catch(undefined),
  })
  .optional()
  .catch(undefined)

const line = z.object({ valueObject: z.record(z.string(), field).catch({}) }).catch({ valueObject: {} })

const fields = z.object({
  MerchantName: field,
  TransactionDate: field,
  Total: field,
  Subtotal: field,
  Items: z
    .object({ valueArray: z.array(line).catch([]) })
    .optional()
    .catch(undefined),
})

const operation = z.object({
  status: z.enum(['notStarted', 'running', 'succeeded', 'failed', 'canceled', 'skipped']),
  analyzeResult: z.object({ documents: z.array(z.object({ fields })).default([]) }).optional(),
})

type Operation = z.output<typeof operation>

function toLineClaims({ valueObject: cells }: z.output<typeof line>) {
  const { Description, Quantity, QuantityUnit, Price, TotalPrice } = cells
  const [each, quantity] = [Price?.valueCurrency?.amount, Quantity?.valueNumber ?? 1]
  const sure = [Description, TotalPrice].flatMap((cell) => cell?.confidence ?? [])
  return {
    product_name: Description?.valueString,
    quantity: Quantity?.valueNumber,
    unit: QuantityUnit?.valueString,
    price: TotalPrice?.valueCurrency?.amount ?? (each === undefined ? undefined : each * quantity),
    confidence: sure.length === 0 ? undefined : Math.min(...sure),
  }
}

function readOperation({ analyzeResult }: Operation): ReadReceipt {
  // A photo without a receipt in it has no documents.
  const found = analyzeResult?.documents[0]?.fields
  return toReceipt({
    merchant: found?.MerchantName?.valueString,
    transaction_date: found?.TransactionDate?.valueDate,
    total: found?.Total?.valueCurrency?.amount,
    currency: found?.Total?.valueCurrency?.currencyCode,
    sums: [found?.Subtotal?.valueCurrency?.amount],
    items: (found?.Items?.valueArray ?? []).map(toLineClaims),
  })
}

/** The result lies with the service that was asked: an address elsewhere would be given the key. */
function locate(location: string | null, asked: URL): URL {
  if (location === null || !URL.canParse(location, asked.href)) throw new ServiceError('the service names no result')
  const url = new URL(location, asked.href)
  if (url.origin !== asked.origin) throw new ServiceError('the service keeps its result elsewhere')
  return url
}

/** Azure AI Document Intelligence: takes the photo, and is asked until it has read it. */
export function createAzureProvider(config: ServiceConfig, limits: ServiceLimits): ReceiptProvider {
  const key = { 'ocp-apim-subscription-key': config.key ?? '' }
  const model = encodeURIComponent(config.model ?? 'prebuilt-receipt')
  const path = `documentintelligence/documentModels/${model}:analyze?api-version=${version}`
  const address = new URL(`${config.url.replace(/(?<!\/)\/+$/, '')}/${path}`)

  return {
    async read(photo, signal) {
      const { ask, pause } = openExchange(signal, limits)
      const headers = { ...key, 'content-type': 'application/json' }
      const body = JSON.stringify({ base64Source: Buffer.from(photo).toString('base64') })
      const taken = await ask(address, { method: 'POST', headers, body })
      if (taken.status !== 202) throw new ServiceError(`the service answered ${taken.status}`)
      const result = locate(taken.headers.get('operation-location'), address)
      for (let { headers: last } = taken; ;) {
        await pause(last)
        const answer = await ask(result, { method: 'GET', headers: key })
        if (answer.status !== 200) throw new ServiceError(`the service answered ${answer.status}`)
        const { success, data } = operation.safeParse(answer.body)
        if (!success) throw new ServiceError('the service answered something else than a receipt')
        if (data.status === 'succeeded') return readOperation(data)
        if (data.status !== 'running' && data.status !== 'notStarted')
          throw new ServiceError(`the service says ${data.status}`)
        last = answer.headers
      }
    },
  }
}
