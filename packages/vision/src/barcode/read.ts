import { openPhoto } from '../decode/decode.ts'
import type { GreyImage } from '../decode/image.ts'
import { rotate } from '../decode/transform.ts'
import { chooseCredible, type Reading } from './reading.ts'
import { readWithZbar } from './zbar.ts'
import { readWithZxing } from './zxing.ts'

/** Each pass costs more than the one before and finds what it missed. */
async function* passes(image: Uint8Array): AsyncGenerator<Reading[]> {
  const photo = await openPhoto(image)
  const small = await photo.grey(1280)
  yield readWithZxing(small)
  const large: GreyImage = await photo.grey(1920, { enlarge: true })
  yield readWithZxing(large)
  const largest = await photo.grey(2600, { enlarge: true })
  yield readWithZxing(largest)
  for (const degrees of [15, 30, 45, 60, 75]) yield readWithZxing(await rotate(small, degrees))
  yield readWithZbar(small)
  yield readWithZbar(largest)
  yield readWithZbar(await rotate(small, 45))
}

/** All codes of a photo; the first pass that finds a credible one ends the search. */
export async function readBarcodes(image: Uint8Array): Promise<Reading[]> {
  for await (const found of passes(image)) {
    const readings = chooseCredible(found)
    if (readings.length > 0) return readings
  }
  return []
}
