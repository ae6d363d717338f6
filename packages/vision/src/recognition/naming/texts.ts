import type { Box } from '@larder/contract/recognition'
import type { Photo } from '../../decode/decode.ts'
import type { GreyImage } from '../../decode/image.ts'
import { detectText } from '../../ocr/detect.ts'
import { useRecogniser, useTextDetector } from '../../ocr/engine.ts'
import type { Recognise } from '../../ocr/recognise.ts'
import { type Strip, cornersOf } from '../../ocr/strip.ts'
import { areaOf, boxAround, clipBox, growBox, overlap, shareWithin } from '../sight/boxes.ts'
import { enlarge, most_growth } from '../sight/picture.ts'
import type { SeenText } from '../sight/sight.ts'
import { joinReadings } from './readings.ts'
import type { FoundThing } from '../sight/things.ts'

const finest_side = 3000
// Large letters are found best in a small picture and small ones in a large one: each size finds what others miss.
const areas = { whole: 400_000, thing: 220_000, closer: 500_000, shelf: 800_000 } as const
const budgets = { thing: 1_000_000, closer: 1_000_000 } as const
const zoomed = { least_score: 0.25, largest: 0.5, rim: 0.06 } as const
// Reading costs most on a full shelf; the largest words of each part are those that name a product.
const most_strips = { whole: 30, thing: 8 } as const
const most_readings = 64
const sure = 0.9
const least_confidence = 0.5

const whole: Box = { x: 0, y: 0, width: 1, height: 1 }

/** The same place read in another direction: quarter turns against the clock. */
function turn(strip: Strip, quarters: number): Strip {
  const [width, height] = quarters % 2 === 0 ? [strip.width, strip.height] : [strip.height, strip.width]
  return { ...strip, width, height, angle: strip.angle - (quarters * Math.PI) / 2 }
}

/** Directions to try: bottles carry their names upwards or downwards, cans stand on their heads, short words have no length. */
function directionsOf(strip: Strip): Strip[] {
  const shape = strip.width / strip.height
  const quarters = shape < 2 / 3 ? [1, 3] : shape < 3 / 2 ? [0, 2, 1, 3] : [0, 2]
  return quarters.map((count) => turn(strip, count))
}

// The finder marks the middle of a bent logo: its first and last letters stand beside.
const widened = 0.8

async function readStrip(recognise: Recognise, image: GreyImage, strip: Strip) {
  let best = { text: '', confidence: 0, strip }
  for (const direction of directionsOf(strip)) {
    const { text, confidence } = await recognise(image, direction)
    const letters = text.trim()
    if (confidence > best.confidence && letters.length > 1) best = { text: letters, confidence, strip: direction }
    if (confidence >= sure && letters.length > 2) break
  }
  if (best.text.length > 4 || best.confidence < sure - 0.2) return best
  const wide = { ...best.strip, width: best.strip.width + 2 * widened * best.strip.height }
  const { text, confidence } = await recognise(image, wide)
  const isLonger = text.trim().length > best.text.length && confidence >= sure - 0.2
  return isLonger ? { text: text.trim(), confidence, strip: wide } : best
}

/** A reader that knows when a photo has had its share of the processor. */
type Reader = Recognise & { isSpent(): boolean }

async function createReader(): Promise<Reader> {
  const recognise = await useRecogniser('english')
  let readings = 0
  const read: Recognise = (image, strip) => {
    readings += 1
    return recognise(image, strip)
  }
  return Object.assign(read, { isSpent: () => readings >= most_readings })
}

/** A photo in the midst of being read. */
interface Pass {
  readonly full: GreyImage
  readonly recognise: Reader
  readonly texts: readonly SeenText[]
}

/** Every piece of text in a part of the picture, in whichever of four directions it runs; known places are not read again. */
async function readPart({ full, recognise, texts: known }: Pass, part: Box, area: number): Promise<SeenText[]> {
  const detector = await useTextDetector()
  const { image, place } = await enlarge(full, part, area)
  const strips = await detectText(detector, image, image)
  const most = part === whole ? most_strips.whole : most_strips.thing
  const largest = strips.toSorted((a, b) => b.width * b.height - a.width * a.height).slice(0, most)
  const texts: SeenText[] = []
  for (const strip of largest) {
    if (recognise.isSpent()) break
    const box = place(boxAround(cornersOf(strip), image))
    if (known.some((text) => text.confidence >= sure && overlap(text.box, box) > 0.5)) continue
    const { text, confidence, strip: read } = await readStrip(recognise, image, strip)
    if (confidence >= least_confidence)
      texts.push({ text, confidence, box: place(boxAround(cornersOf(read), image)), others: [] })
  }
  return texts
}

/** Whether something on a thing was read so well that a closer look would tell no more. */
function isRead({ box }: FoundThing, texts: readonly SeenText[]): boolean {
  return texts.some((text) => text.confidence >= sure && text.text.length > 3 && shareWithin(text.box, box) > 0.5)
}

/** A part of the photo with its rim, and how many pixels a look at it costs: tiny things cannot be enlarged for ever. */
function planZoom({ box }: FoundThing, full: GreyImage, area: number): { part: Box; area: number } {
  const part = growBox(box, zoomed.rim * box.width, zoomed.rim * box.height)
  return { part, area: Math.min(area, most_growth ** 2 * areaOf(clipBox(part)) * full.width * full.height) }
}

/** All text of a photo: once the whole, each thing from near, nearer where nothing was read, and many things together once more. */
export async function readTexts(photo: Photo, things: readonly FoundThing[]): Promise<SeenText[]> {
  const full = await photo.grey(finest_side)
  const near = things.filter(({ box, score }) => score >= zoomed.least_score && areaOf(box) <= zoomed.largest)
  const recognise = await createReader()
  let texts: SeenText[] = []
  async function read(part: Box, area: number): Promise<void> {
    texts = joinReadings([...texts, ...(await readPart({ full, recognise, texts }, part, area))])
  }
  /** Looks at things as long as the budget lasts, and says how many it came to. */
  async function readNear(these: readonly FoundThing[], area_each: number, budget: number): Promise<number> {
    let [spent, count] = [0, 0]
    for (const thing of these) {
      const { part, area } = planZoom(thing, full, area_each)
      spent += area
      if (spent > budget) break
      count += 1
      await read(part, area_each)
    }
    return count
  }
  await read(whole, areas.whole)
  const seen = await readNear(near, areas.thing, budgets.thing)
  // A full shelf has no time for closer looks, and needs none: there the whole is looked at once more.
  if (seen < near.length || seen === 0) await read(whole, areas.shelf)
  else
    await readNear(
      near.filter((thing) => !isRead(thing, texts)),
      areas.closer,
      budgets.closer,
    )
  return texts
}
