import type { GreyImage } from '../decode/image.ts'
import { detectText } from '../ocr/detect.ts'
import { useRecogniser, useTextDetector } from '../ocr/engine.ts'
import type { Recognise } from '../ocr/recognise.ts'
import { type Strip, cornersOf } from '../ocr/strip.ts'
import { boxAround } from './boxes.ts'
import type { SeenText } from './sight.ts'

// The finder of text needs letters of some height: small photos are looked at larger than they are.
const detect_area = 1_400_000
const most_growth = 2.2
const multiple = 32
// What costs most on a full shelf; the largest words are those that name a product.
const most_strips = 110
const tall = 1.5
const sure = 0.85
const least_confidence = 0.5

/** The size at which text is looked for, as the model can halve it. */
export function chooseTextSize({ width, height }: GreyImage): { width: number; height: number } {
  const scale = Math.min(most_growth, Math.sqrt(detect_area / (width * height)))
  const fit = (side: number) => Math.max(multiple, Math.round((side * scale) / multiple) * multiple)
  return { width: fit(width), height: fit(height) }
}

/** The same place read in another direction: quarter turns against the clock. */
function turned(strip: Strip, quarters: number): Strip {
  const [width, height] = quarters % 2 === 0 ? [strip.width, strip.height] : [strip.height, strip.width]
  return { ...strip, width, height, angle: strip.angle - (quarters * Math.PI) / 2 }
}

/** Directions to try: bottles carry their names upwards or downwards, and cans stand on their heads. */
function directionsOf(strip: Strip): Strip[] {
  return strip.height > tall * strip.width ? [turned(strip, 1), turned(strip, 3)] : [strip, turned(strip, 2)]
}

async function readStrip(recognise: Recognise, image: GreyImage, strip: Strip) {
  let best = { text: '', confidence: 0 }
  for (const direction of directionsOf(strip)) {
    const { text, confidence } = await recognise(image, direction)
    if (confidence > best.confidence && text.trim() !== '') best = { text: text.trim(), confidence }
    if (confidence >= sure) break
  }
  return best
}

/** Every piece of text in a picture on its own, in whichever of four directions it runs. */
export async function readTexts(image: GreyImage): Promise<SeenText[]> {
  const [detector, recognise] = await Promise.all([useTextDetector(), useRecogniser('english')])
  const strips = await detectText(detector, image, chooseTextSize(image))
  const largest = strips.toSorted((a, b) => b.width * b.height - a.width * a.height).slice(0, most_strips)
  const texts: SeenText[] = []
  for (const strip of largest) {
    const line = await readStrip(recognise, image, strip)
    if (line.confidence >= least_confidence) texts.push({ ...line, box: boxAround(cornersOf(strip), image) })
  }
  return texts
}
