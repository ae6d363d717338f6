import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import { makeThumbnail } from '@larder/vision/decode/thumbnail'
import type { Queries, Statement } from '../database/database.ts'
import type { Pictures } from './lookup.ts'
import type { OpenFoodFactsConfig } from './open-food-facts.ts'
import { userAgent } from './open-food-facts.ts'
import { fetchRemote, isTrusted } from './remote.ts'

const timeoutMs = 4_000
const maxBytes = 5_000_000

/** Where a product's picture is served; the token is random, so that nobody can make us fetch what nobody looked up. */
export const picturePath = '/api/barcode-images/'

const statements = {
  name: {
    name: 'name_picture',
    text: `
      with known as (
        select token from product_image where image_source = $2
      ), made as (
        insert into product_image (token, image_source) select $1, $2 where not exists (select from known)
        on conflict (image_source) do nothing
        returning token
      )
      select token from known union all select token from made`,
  },
  find: {
    name: 'find_picture',
    text: `
      select image_source, image, failed_at between now() - interval '10 minutes' and now() + interval '1 hour' as failed_lately
      from product_image where token = $1`,
  },
  keep: { name: 'keep_picture', text: 'update product_image set image = $2, failed_at = null where token = $1' },
  fail: { name: 'fail_picture', text: 'update product_image set failed_at = now() where token = $1' },
} as const satisfies Record<string, Statement>

interface Row extends Record<string, unknown> {
  readonly image_source: string
  readonly image: Buffer | null
  readonly failed_lately: boolean | null
}

/** Pictures of products: fetched when first looked at, drawn anew, and kept, so that no browser asks a third party. */
export function createPictures(database: Queries, config: OpenFoodFactsConfig | undefined, log: Logger) {
  const underWay = new Map<string, Promise<Buffer | undefined>>()

  async function fetchPicture(token: string, image_source: string, from: OpenFoodFactsConfig) {
    const headers = { 'user-agent': userAgent(from.contact), accept: 'image/*' }
    const request = { base: from.url, headers, max_bytes: maxBytes, timeout_ms: timeoutMs }
    try {
      const { status, body } = await fetchRemote(image_source, request)
      if (status !== 200) throw new Error(`the picture was answered with ${status}`)
      const image = await makeThumbnail(body)
      await database.query(statements.keep, [token, image])
      return image
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'a product picture failed')
      await database.query(statements.fail, [token])
      return undefined
    }
  }

  async function nameOf(image_source: string): Promise<string | undefined> {
    const values = [randomBytes(16).toString('base64url'), image_source]
    const [row] = await database.query<{ token: string }>(statements.name, values)
    return row?.token
  }

  const pictures = {
    async addressOf(image_source: string | null) {
      if (image_source === null || config === undefined || !URL.canParse(image_source)) return null
      if (!isTrusted(new URL(image_source), config.url)) return null
      // Where another one was faster with the same picture, the second look finds its name.
      const token = (await nameOf(image_source)) ?? (await nameOf(image_source))
      return token === undefined ? null : `${picturePath}${token}`
    },

    /** The picture behind an address of ours; undefined where there is none, or none to be had. */
    async find(token: string): Promise<Buffer | undefined> {
      const [row] = await database.query<Row>(statements.find, [token])
      if (row === undefined || row.image !== null) return row?.image ?? undefined
      if (row.failed_lately === true || config === undefined) return undefined
      const running = underWay.get(token)
      if (running !== undefined) return running
      const fetching = fetchPicture(token, row.image_source, config).finally(() => underWay.delete(token))
      underWay.set(token, fetching)
      return fetching
    },
  } satisfies Pictures & Record<string, unknown>
  return pictures
}

export type PictureStore = ReturnType<typeof createPictures>
