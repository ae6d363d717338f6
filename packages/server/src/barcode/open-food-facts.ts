import type { Logger } from 'pino'
import { text_limits } from '@larder/contract/constants'
import { z } from 'zod'
import { cleanText, readTags } from '../catalogue/catalogue-text.ts'
import type { Queries } from '../database/database.ts'
import { HttpError } from '../http/errors.ts'
import { createRateLimiter } from '../http/hardening/rate-limit.ts'
import { readRetryAfter } from '../http/answers/remote-answer.ts'
import { version } from '../http/answers/version.ts'
import type { ProductService, ServiceAnswer } from './lookup-service.ts'
import { createPause } from '../remote/pause-repository.ts'
import type { RemoteAnswer } from './remote.ts'
import { fetchRemote } from './remote.ts'

export interface OpenFoodFactsConfig {
  readonly url: string
  readonly contact: string
}

// With the queries around it, nobody waits longer than 4 s.
const timeout_ms = 3_800
const max_bytes = 1_000_000
const fields = [
  'code',
  'product_name',
  'brands',
  'quantity',
  'product_quantity',
  'product_quantity_unit',
  'categories',
  'categories_tags',
  'image_front_url',
  'product_type',
]

/** What the service asks of everybody who reads single products. */
const limit = { name: 'open_food_facts', attempts: 15, window_seconds: 60 } as const

/** How we introduce ourselves to the service, for questions as for pictures. */
export function userAgent(contact: string): string {
  return `Larder/${version} (${contact})`
}

// Whatever is no text counts as missing: the data is typed in by thousands of volunteers.
const text = (max: number) =>
  z
    .unknown()
    .optional()
    .transform((value) => cleanText(value, max))

const answerSchema = z.object({
  result: z.object({ id: z.string() }).optional().catch(undefined),
  status: z.unknown().optional(),
  product: z
    .object({
      product_name: text(text_limits.name),
      brands: text(text_limits.name),
      quantity: text(100),
      product_quantity: text(20),
      product_quantity_unit: text(20),
      categories: text(500),
      categories_tags: z.unknown().optional(),
      image_front_url: text(500),
    })
    .optional()
    .catch(undefined),
})

type Found = NonNullable<z.output<typeof answerSchema>['product']>

function toProduct(product: Found): ServiceAnswer {
  const { product_name, brands: brand, image_front_url: image_source } = product
  if (product_name === null) return null
  const measured = product.product_quantity !== null && product.product_quantity_unit !== null
  const quantity =
    product.quantity ?? (measured ? `${product.product_quantity} ${product.product_quantity_unit}` : null)
  const categories = cleanText(readTags(product.categories ?? product.categories_tags), 500)
  return { product_name, brand, quantity, categories, image_source }
}

function readAnswer({ status, body }: RemoteAnswer): ServiceAnswer {
  if (status !== 200 && status !== 404) throw new Error(`the service answered ${status}`)
  const { result, product } = answerSchema.parse(JSON.parse(body.toString('utf8')))
  if (result?.id === 'product_not_found') return null
  if (status === 404 || product === undefined) throw new Error('the service answered something else than a product')
  return toProduct(product)
}

/** Asks Open Food Facts, politely: in 4 s or not at all, 15 times a minute, and not while it is in trouble. */
export function createOpenFoodFacts(
  database: Queries,
  config: OpenFoodFactsConfig | undefined,
  log: Logger,
): ProductService | undefined {
  if (config === undefined) return undefined
  const { url: base, contact } = config
  // Always on: RATE_LIMIT=off is a matter between this server and its users.
  const limiter = createRateLimiter(database, true)
  const pause = createPause(database, 'open_food_facts_pause')
  const headers = { 'user-agent': userAgent(contact), accept: 'application/json' }

  async function ask(barcode: string): Promise<ServiceAnswer> {
    const address = `${base.replace(/(?<!\/)\/+$/, '')}/api/v3.5/product/${encodeURIComponent(barcode)}?product_type=all&fields=${fields.join(',')}`
    try {
      const answer = await fetchRemote(address, { base, headers, max_bytes, timeout_ms })
      if (answer.status === 429 || answer.status === 503) {
        await pause.begin(readRetryAfter(answer.headers.get('retry-after')))
        log.warn({ status: answer.status }, 'the product service wants to be left alone')
        return 'unavailable'
      }
      const product = readAnswer(answer)
      await pause.end()
      return product
    } catch (error) {
      await pause.begin()
      log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'the product service failed')
      return 'unavailable'
    }
  }

  return {
    async find(barcode) {
      if (await pause.isOn()) return 'unavailable'
      try {
        await limiter.count(limit, base)
      } catch (error) {
        if (error instanceof HttpError) return 'busy'
        throw error
      }
      return ask(barcode)
    },
  }
}
