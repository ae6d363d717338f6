import { type Photo, openPhoto } from '../decode/decode.ts'
import type { GreyImage } from '../decode/image.ts'
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
/** A cut-out code is looked at this wide: enough for its narrowest bars, and a hundredth of the photo to search. */
const cut = { width: 640, margin: 0.1, quiet: 40 }

/** Where codes are likely, in pixels of the given picture. */
async function locate(image: GreyImage): Promise<Region[]> {
  const scale = Math.min(1, sides.map / Math.max(image.width, image.height))
  const map = scale === 1 ? image : await resize(image, scale)
  return findRegions(map, most_regions).map(({ x, y, angle, length, height }) => ({
    x: x / scale,
    y: y / scale,
    angle,
    length: length / scale,
    height: height / scale,
  }))
}

/** Each pass finds some of what those before it missed, and costs more: most photos never come past the first. */
async function* search(photo: Photo): AsyncGenerator<Reading[]> {
  const quick = await photo.grey(sides.quick)
  yield readWithZxing(quick)
  const full = await photo.grey(sides.finest)
  const regions = await locate(full)
  for (const region of regions) {
    const upright = rectify(full, region, { ...cut, scale: cut.width / region.length })
    yield readWithZxing(upright)
    yield readWithZbar(upright)
  }
  for (const tilt of tilts) yield readWithZxing(await rotate(quick, tilt))
  for (const region of regions) yield readEan(full, region)
  yield readWithZbar(quick)
  yield readWithZbar(await rotate(quick, 45))
  yield readWithZxing(await photo.grey(sides.fine, { enlarge: true }))
  const finest = await photo.grey(sides.finest, { enlarge: true })
  yield readWithZxing(finest)
  yield readWithZbar(finest)
}

/** All codes of a photo. The first pass that finds one ends the search, but a weak find must be made twice. */
export async function readBarcodes(image: Uint8Array): Promise<Reading[]> {
  const suspected = new Set<string>()
  let isFirst = true
  for await (const found of search(await openPhoto(image))) {
    const readings = chooseCredible(found)
    const sure = readings.filter((reading) => isFirst || !isWeak(reading) || suspected.has(reading.barcode))
    if (sure.length > 0) return sure
    for (const { barcode } of readings) suspected.add(barcode)
    isFirst = false
  }
  return []
}
