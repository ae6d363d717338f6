import type { Report } from '../jobs/jobs.ts'
import { readPage } from '../ocr/read.ts'
import { type Receipt, parseReceipt } from './parse.ts'

/** From the bytes of a photo to what the receipt in it says. */
export async function readReceipt(image: Uint8Array, report?: Report): Promise<Receipt> {
  const page = await readPage(image, report)
  report?.({ stage: 'understanding' })
  return parseReceipt(page)
}
