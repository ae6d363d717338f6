import { receipt_messages } from '@larder/contract/messages/receipt-messages'
import { ImageError } from '../decode/image.ts'
import type { Report } from '../jobs/jobs.ts'
import { readPage } from '../ocr/read.ts'
import { type Receipt, parseReceipt } from './parse.ts'
import { isForeignScript } from './values/language.ts'

/** From the bytes of a photo to what the receipt in it says; letters that cannot be read are not guessed. */
export async function readReceipt(image: Uint8Array, report?: Report): Promise<Receipt> {
  const page = await readPage(image, report)
  if (isForeignScript(page.boxes)) throw new ImageError(receipt_messages.receipt.scriptUnknown)
  report?.({ stage: 'understanding' })
  return parseReceipt(page)
}
