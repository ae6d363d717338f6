import { readPage } from '../ocr/read.ts'
import { chooseScript } from './values/language.ts'
import { type Receipt, parseReceipt } from './parse.ts'

/** From the bytes of a photo to what the receipt in it says. */
export async function readReceipt(image: Uint8Array): Promise<Receipt> {
  return parseReceipt(await readPage(image, chooseScript))
}
