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

async function readDirections(recognise: Recognise, image: GreyImage, strip: Strip) {
  let best = { text: '', confidence: 0, strip }
  for (const direction of directionsOf(strip)) {
    const { text, confidence } = await recognise(image, direction)
    const letters = text.trim()
    if (confidence > best.confidence && letters.length > 1) best = { text: letters, confidence, strip: direction }
    if (confidence >= sure && letters.length > 2) break
  }
  return best
}

/** Reads a strip in the directions it may have, and once more with what stands beside it. */
export async function readStrip(recognise: Recognise, image: GreyImage, strip: Strip): Promise<StripReading> {
  const best = await readDirections(recognise, image, strip)
  if (best.confidence < believed) return { ...best, others: listOthers(best.text, []) }
  const isShortWord = best.text.length <= longest_short
  const beside = (isShortWord ? widened.short : widened.long) * best.strip.height
  const wider = { ...best.strip, width: best.strip.width + 2 * beside }
  const again = await recognise(image, wider)
  const wide = { text: again.text.trim(), confidence: again.confidence, strip: wider }
  // A long word is seldom cut: what stands beside it may be the next one's.
  const isBetter = wide.text.length > best.text.length && wide.confidence >= (isShortWord ? believed : best.confidence)
  const [chosen, other] = isBetter ? [wide, best] : [best, wide]
  const also = other.confidence >= believed ? [other.text] : []
  return { ...chosen, others: listOthers(chosen.text, also) }
}
