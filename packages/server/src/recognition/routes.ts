import { photo_api } from '@larder/contract/calls/photo-api'
import type { App } from '../http/handle.ts'
import { handle } from '../http/handle.ts'
import type { RecognitionService } from './service.ts'

/** A photo to the products in it, and what they are said to be to the next photo. */
export function recognitionRoutes(app: App, recognition: RecognitionService): void {
  handle(app, photo_api.recognizeProduct, ({ session, image, signal, log, onProgress }) =>
    recognition.recognise(session, { signal, log, onProgress }, image),
  )
  handle(app, photo_api.confirmCrops, ({ session, params, body }) =>
    recognition.confirm(session, params.id, body.crop_ids),
  )
}
