import { photo_api } from '@larder/contract/calls/photo-api'
import type { App } from '../http/handle.ts'
import { handle } from '../http/handle.ts'
import type { ScanService } from './scan-service.ts'

/** A photo of a package to the product in it. */
export function scanRoutes(app: App, barcodes: ScanService): void {
  handle(app, photo_api.scanBarcode, ({ session: { user_id, household_id }, image, signal, log }) =>
    barcodes.scan({ user_id, household_id, signal, log }, image),
  )
}
