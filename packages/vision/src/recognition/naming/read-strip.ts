import type { GreyImage } from '../../decode/image.ts'
import type { Recognise } from '../../ocr/recognise.ts'
import type { Strip } from '../../ocr/strip.ts'

/** What a strip says, in the direction in which it says most, and what else it was read as. */
export interface StripReading {
  readonly text: string
  readonly confidence: number
  readonly strip: Strip
  readonly others: readonly string[]
}

/** Below this nothing was read. */
export const least_confidence = 0.5
// From here on a strip stands the way it was read.
const sure = 0.9
// The finder marks the middle of a word: its first and last letters stand beside, most of all of a short bent logo.
const widened = { short: 0.8, long: 0.5 } as const
const longest_short = 4
const believed = 0.7

/** The same place read in another direction: quarter turns against the clock. */
function turn({ x, y, width, height, angle, bend }: Strip, quarters: number): Strip {
  const turned = { x, y, angle: angle - (quarters * Math.PI) / 2 }
  if (quarters % 2 === 1) return { ...turned, width: height, height: width }
  return { ...turned, width, height, ...(bend === undefined ? {} : { bend: quarters === 2 ? -bend : bend }) }
}

/** Directions to try: bottles carry their names upwards or downwards, cans stand on their heads, short words have no length. */
function directionsOf(strip: Strip): Strip[] {
  const shape = strip.width / strip.height
  const quarters = shape < 2 / 3 ? [1, 3] : shape < 3 / 2 ? [0, 2, 1, 3] : [0, 2]
  return quarters.map((count) => turn(strip, count))
}

const isShort = (piece = '') => !/\p{L}{3}/u.test(piece)

/** Letters that stand apart, as logos space them, put together: "Coc a-Co l a" is "Coca-Cola". */
export function joinApart(text: string): string {
  const pieces = text.split(' ').filter((piece) => piece !== '')
  const joined = pieces.map((piece, index) => {
    const isApart = index === 0 || isShort(piece) || isShort(pieces[index - 1])
    return isApart ? piece : ` ${piece}`
  })
  return joined.join('')
}

/** What a text may also say; scraps are none. */
function listOthers(text: string, also: readonly string[]): string[] {
  const others = new Set([...also, ...[text, ...also].map(joinApart)])
  return [...others].filter((other) => other.length > longest_short - 1 && other !== text)
}

type Reading = Omit<StripReading, 'others'>

async function readOnce(recognise: Recognise, image: GreyImage, strip: Strip): Promise<Reading> {
  const { text, confidence } = await recognise(image, strip)
  return { text: text.trim(), confidence, strip }
}

/** The surest reading in several directions; the first that is sure is enough. */
async function readDirections(recognise: Recognise, image: GreyImage, strips: readonly Strip[]): Promise<Reading> {
  let best: Reading = { text: '', confidence: 0, strip: strips[0]! }
  for (const strip of strips) {
    const reading = await readOnce(recognise, image, strip)
    if (reading.confidence > best.confidence && reading.text.length > 1) best = reading
    if (reading.confidence >= sure && reading.text.length > 2) break
  }
  return best
}

/** What a strip says straight, or along its arc where that is surer. */
async function readShapes(recognise: Recognise, image: GreyImage, strip: Strip): Promise<Reading> {
  const straight = await readDirections(recognise, image, directionsOf(strip))
  if (strip.bent === undefined || straight.confidence >= sure) return straight
  const along = await readDirections(recognise, image, [strip.bent, turn(strip.bent, 2)])
  return along.confidence > straight.confidence ? along : straight
}

/** What is believed of a strip, and what it says together with what stands beside it where that is believed too. */
async function readBeside(
  recognise: Recognise,
  image: GreyImage,
  best: Reading,
): Promise<readonly [Reading, ...Reading[]]> {
  if (best.confidence < believed) return [best]
  const isShortWord = best.text.length <= longest_short
  const beside = (isShortWord ? widened.short : widened.long) * best.strip.height
  const wide = await readOnce(recognise, image, { ...best.strip, width: best.strip.width + 2 * beside })
  // A long word is seldom cut: what stands beside it may be the next one's.
  const isBetter = wide.text.length > best.text.length && wide.confidence >= (isShortWord ? believed : best.confidence)
  if (isBetter) return [wide, best]
  return wide.confidence >= believed ? [best, wide] : [best]
}

/** Reads a strip in the directions and shapes it may have, and once more with what stands beside it. */
export async function readStrip(recognise: Recognise, image: GreyImage, strip: Strip): Promise<StripReading> {
  const best = await readShapes(recognise, image, strip)
  const [chosen, ...also] = await readBeside(recognise, image, best)
  return {
    ...chosen,
    others: listOthers(
      chosen.text,
      also.map(({ text }) => text),
    ),
  }
}
