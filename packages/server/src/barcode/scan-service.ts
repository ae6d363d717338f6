import type { BarcodeProduct } from '@larder/contract/barcode'
import { scan_messages } from '@larder/contract/messages/scan-messages'
import type { ImageContext, ImageService } from '../images/service.ts'

/** What is known about a code, from whatever source; `success` is false where nobody knows it. */
export type LookUp = (household_id: number, code: string) => Promise<BarcodeProduct>

const nothing: BarcodeProduct = {
  success: false,
  message: scan_messages.barcode.noneInImage,
  barcode: null,
  product_name: null,
  brand: null,
  item_weight: null,
  item_weight_unit: null,
  image_url: null,
  raw_data: null,
}

/** From a photo to a product: all codes in it, and what is known about the first. */
export function createScanService(images: ImageService, lookUp: LookUp) {
  return {
    async scan(context: ImageContext, image: Uint8Array) {
      const barcodes = await images.run(context, 'readBarcodes', { image })
      const [first] = barcodes
      if (first === undefined) return { results: { ...nothing, format: null, barcodes } }
      const product = await lookUp(context.household_id, first.barcode)
      return { results: { ...product, barcode: first.barcode, format: first.format, barcodes } }
    },
  }
}

export type ScanService = ReturnType<typeof createScanService>
