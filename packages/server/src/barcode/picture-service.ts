import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import { makeThumbnail } from '@larder/vision/decode/thumbnail'
import type { Queries } from '../database/database.ts'
import type { Pictures } from './lookup-service.ts'
import type { OpenFoodFactsConfig } from './open-food-facts.ts'
import { userAgent } from './open-food-facts.ts'
import { createPictureRepository } from './picture-repository.ts'
import { fetchRemote, isTrusted } from './remote.ts'

const timeout_ms = 4_000
const max_bytes = 5_000_000

/** Where a product's picture is served; the token is random, so that nobody can make us fetch what nobody looked up. */
export const picture_path = '/api/barcode-images/'

/** Pictures of products: fetched when first looked at, drawn anew, and kept, so that no browser asks a third party. */
export function createPictures(database: Queries, config: OpenFoodFactsConfig | undefined, log: Logger) {
  const repository = createPictureRepository(database)
  const underWay = new Map<string, Promise<Buffer | undefined>>()

  async function fetchPicture(token: string, image_source: string, from: OpenFoodFactsConfig) {
    const headers = { 'user-agent': userAgent(from.contact), accept: 'image/*' }
    const request = { base: from.url, headers, max_bytes, timeout_ms }
    try {
      const { status, body } = await fetchRemote(image_source, request)
      if (status !== 200) throw new Error(`the picture was answered with ${status}`)
      const image = await makeThumbnail(body)
      await repository.store(token, image)
      return image
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'a product picture failed')
      await repository.noteFailure(token)
      return undefined
    }
  }

  const nameOf = (image_source: string) => repository.findToken(image_source, randomBytes(16).toString('base64url'))

  const pictures = {
    async addressOf(image_source: string | null) {
      if (image_source === null || config === undefined || !URL.canParse(image_source)) return null
      if (!isTrusted(new URL(image_source), config.url)) return null
      // Where another one was faster with the same picture, the second look finds its name.
      const token = (await nameOf(image_source)) ?? (await nameOf(image_source))
      return token === undefined ? null : `${picture_path}${token}`
    },

    /** The picture behind an address of ours; undefined where there is none, or none to be had. */
    async find(token: string): Promise<Buffer | undefined> {
      const row = await repository.find(token)
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
