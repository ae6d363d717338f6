import type { Receipt } from '@larder/vision/receipt/parse'
import type { ImageContext, ImageService } from '../images/service.ts'

/** The port to whoever reads receipts: this machine, or a service that its owner has chosen. */
export interface ReceiptReader {
  read(context: ImageContext, image: Uint8Array): Promise<Receipt>
}

/** Reads on this machine, in the same fair line as every other photo. */
export function createLocalReader(images: ImageService): ReceiptReader {
  return { read: (context, image) => images.run(context, 'readReceipt', { image }) }
}
