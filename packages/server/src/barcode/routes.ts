import { barcode_api } from '@larder/contract/calls/barcode-api'
import { photo_api } from '@larder/contract/calls/photo-api'
import { scan_messages } from '@larder/contract/messages/scan-messages'
import { thumbnail_type } from '@larder/vision/decode/thumbnail'
import { inPages, jsonPieces, writePieces } from '../http/answers/json-pieces.ts'
import { HttpError } from '../http/errors.ts'
import type { App } from '../http/handle.ts'
import { handle } from '../http/handle.ts'
import type { LookupService } from './lookup-service.ts'
import type { PictureStore } from './picture-service.ts'
import { picture_path } from './picture-service.ts'

const forGood = {
  'cache-control': 'public, max-age=31536000, immutable',
  'cross-origin-resource-policy': 'cross-origin',
}

/**
 * Codes to products, and the products' pictures. A picture needs no token of a session, because an <img> cannot send
 * one: its address is random, and behind it lies nothing but what is printed on a package.
 */
export function barcodeRoutes(app: App, { lookup, listOwn }: LookupService, pictures: PictureStore): void {
  handle(app, photo_api.lookupBarcode, ({ session, body }) => lookup(session.household_id, body.barcode))

  handle(app, barcode_api.listBarcodes, async ({ session }) =>
    jsonPieces(await writePieces('{"barcodes":', inPages(await listOwn(session.household_id)), '}')),
  )

  app.fastify.get<{ Params: { token: string } }>(
    `${picture_path}:token`,
    { onRequest: app.setHeaders },
    async ({ params }, reply) => {
      const image = /^[\w-]{22}$/.test(params.token) ? await pictures.find(params.token) : undefined
      if (image === undefined) throw new HttpError(404, scan_messages.barcode.pictureNotFound)
      return reply.headers(forGood).type(thumbnail_type).send(image)
    },
  )
}
