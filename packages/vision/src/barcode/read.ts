import { type Photo, openPhoto } from '../decode/decode.ts'
import { type GreyImage, scaleTo } from '../decode/image.ts'
import { resize, rotate } from '../decode/transform.ts'
import { readEan } from './ean/read.ts'
import { type Reading, chooseCredible, isWeak } from './reading.ts'
import { rectify } from './rectify.ts'
import { type Region, findRegions } from './regions.ts'
import { readWithZbar } from './zbar.ts'
import { readWithZxing } from './zxing.ts'

const sides = { quick: 1280, map: 1024, fine: 1920, finest: 2600 } as const
const tilts = [15, 30, 45, 60, 75]
const most_regions = 4
const most_ean_regions = 3
/** How wide a cut-out code is looked at: enough for its narrowest bars, and once so small that noise is gone. */
const cuts = { fine: 640, coarse: 400 } as const

/** Where codes are likely, in pixels of the given picture: a small map of it shows them as well. */
export async function locate(image: GreyImage, count = most_regions): Promise<Region[]> {
  const scale = Math.min(1, scaleTo(image, sides.map))
  const map = scale === 1 ? image : await resize(image, scale)
  return findRegions(map, count).map(({ x, y, angle, length, height }) => ({
    x: x / scale,
    y: y / scale,
    angle,
    length: length / scale,
    height: height / scale,
  }))
}

/** A likely code on its own, level and with white beside it, as the engines know codes. */
export function cutOut(image: GreyImage, region: Region, width: number = cuts.fine): GreyImage {
  return rectify(image, region, { scale: width / region.length, margin: 0.1, quiet: 40 })
}

/** What a pass found, and by whom: two passes of one engine may make the same mistake. */
interface Find {
  readonly by: 'zxing' | 'zbar' | 'ean'
  readonly found: Reading[]
}

const byZxing = async (image: GreyImage): Promise<Find> => ({ by: 'zxing', found: await readWithZxing(image) })
const byZbar = async (image: GreyImage): Promise<Find> => ({ by: 'zbar', found: await readWithZbar(image) })

/** Each pass finds some of what those before it missed, and costs more: most photos never come past the first. */
async function* search(photo: Photo): AsyncGenerator<Find> {
  const quick = await photo.grey(sides.quick)
  yield byZxing(quick)
  const full = await photo.grey(sides.finest)
  const regions = await locate(full)
  for (const region of regions) {
    const upright = cutOut(full, region)
    yield byZxing(upright)
    yield byZbar(upright)
    yield byZbar(cutOut(full, region, cuts.coarse))
  }
  for (const tilt of tilts) yield byZxing(await rotate(quick, tilt))
  for (const region of regions.slice(0, most_ean_regions)) yield { by: 'ean', found: readEan(full, region) }
  yield byZbar(quick)
  yield byZbar(await rotate(quick, 45))
  yield byZxing(await resize(full, scaleTo(full, sides.fine)))
  // Pixels that were made up have nothing more to tell.
  if (Math.max(full.width, full.height) > sides.fine) yield byZxing(full)
}

/** All codes of a photo. The first pass that finds one ends the search, but a weak find needs another engine's word. */
export async function readBarcodes(image: Uint8Array): Promise<Reading[]> {
  const suspected = new Map<string, Find['by']>()
  let isFirst = true
  for await (const { by, found } of search(await openPhoto(image))) {
    const readings = chooseCredible(found)
    const isConfirmed = ({ barcode }: Reading) => (suspected.get(barcode) ?? by) !== by
    const sure = readings.filter((reading) => isFirst || !isWeak(reading) || isConfirmed(reading))
    if (sure.length > 0) return sure
    for (const { barcode } of readings) suspected.set(barcode, by)
    isFirst = false
  }
  return []
}
