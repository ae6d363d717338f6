import type { Box } from '@larder/contract/recognition'
import type { Receipt, ReceiptLine } from '@larder/vision/receipt/parse'
import type { ImageContext, ImageService } from '../images/service.ts'

/** A line as anybody may have read it: a service does not say where it stands, nor always what it costs. */
export interface ReadLine extends Omit<ReceiptLine, 'box' | 'price' | 'discount'> {
  readonly price: number | null
  readonly box: Box | null
  /** Taken off this line; the price is as printed. */
  readonly discount?: number | null
}

/** What a total holds beside the goods. */
type Adjustment = 'discounts' | 'deposits' | 'taxes'

/** The facts of a receipt, whoever has read it; provider and message are there where a service was asked. */
export interface ReadReceipt extends Omit<Receipt, 'items' | Adjustment> {
  readonly items: readonly ReadLine[]
  readonly provider?: string
  readonly message?: string
  readonly discounts?: number | null
  readonly deposits?: number | null
  readonly taxes?: number | null
}

/** The port to whoever reads receipts: this machine, or a service that its owner has chosen. */
export interface ReceiptReader {
  read(context: ImageContext, image: Uint8Array): Promise<ReadReceipt>
}

/** One service: a JPEG to facts; a ServiceError where it is of no use. */
export interface ReceiptProvider {
  read(photo: Uint8Array, signal: AbortSignal): Promise<ReadReceipt>
}

/** Reads on this machine, in the same fair line as every other photo. */
export function createLocalReader(images: ImageService): ReceiptReader {
  return { read: (context, image) => images.run(context, 'readReceipt', { image }) }
}
