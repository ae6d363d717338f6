import { cutOut, locate } from '../barcode/read.ts'
import { type Reading, chooseCredible, isWeak } from '../barcode/reading.ts'
import { readWithZbar } from '../barcode/zbar.ts'
import { readWithZxing } from '../barcode/zxing.ts'
import { type GreyImage, scaleTo } from '../decode/image.ts'
import { resize } from '../decode/transform.ts'
import { cornersOf } from '../ocr/strip.ts'
import { boxAround, sharedArea } from './sight/boxes.ts'
import type { SeenCode } from './sight/sight.ts'

const quick_side = 1600
// Each region costs as much as a look at the whole: print on packages looks like bars often enough.
const most_regions = 3
// Bars say the same along their height: more of a grid of a shelf only takes longer.
const highest = 0.75

/** A code where it stands, and the engines that read it there. */
interface Find {
  readonly code: SeenCode & { readonly box: NonNullable<SeenCode['box']> }
  readonly engines: Set<'zxing' | 'zbar'>
}

/** Adds a reading to the finds: the same code in the same place is one, in another place it is on another package. */
function note(finds: Find[], engine: 'zxing' | 'zbar', reading: Reading, box: Find['code']['box']): void {
  for (const { barcode, format } of chooseCredible([reading])) {
    const known = finds.find(({ code }) => code.barcode === barcode && sharedArea(code.box, box) > 0)
    if (known === undefined) finds.push({ code: { barcode, format, box }, engines: new Set([engine]) })
    else known.engines.add(engine)
  }
}

/**
 * All codes of a photo of many things, and where they stand. Weak kinds need the word of both engines: among drawings
 * and small print chance has many tries.
 */
export async function findCodes(full: GreyImage): Promise<SeenCode[]> {
  const finds: Find[] = []
  const scale = scaleTo(full, quick_side)
  const quick = scale < 1 ? await resize(full, scale) : full
  for (const reading of await readWithZxing(quick)) note(finds, 'zxing', reading, boxAround(reading.corners, quick))
  for (const region of await locate(full, most_regions)) {
    const upright = cutOut(full, { ...region, height: Math.min(region.height, highest * region.length) })
    const box = boxAround(cornersOf({ ...region, width: region.length }), full)
    for (const reading of await readWithZxing(upright)) note(finds, 'zxing', reading, box)
    for (const reading of await readWithZbar(upright)) note(finds, 'zbar', reading, box)
  }
  return finds.filter(({ code, engines }) => !isWeak(code) || engines.size > 1).map(({ code }) => code)
}
