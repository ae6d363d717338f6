import './silence.ts'
import { openPhoto } from '../decode/decode.ts'
import type { Letter, Line } from './decode.ts'
import { detectText } from './detect.ts'
import { useRecogniser, useTextDetector } from './engine.ts'
import { bringUpright } from './orientation.ts'
import { type Script, rememberLines } from './recognise.ts'
import { countLines } from './count-lines.ts'
import type { Size, Strip, Turn } from './strip.ts'
import type { Report } from '../jobs/jobs.ts'

/** A strip of a picture and what it says. */
export interface TextBox extends Strip {
  readonly text: string
  readonly confidence: number
  readonly letters: readonly Letter[]
}

/** All that could be read in a picture, as it stands once the picture is upright. */
export interface Page extends Size {
  readonly turn: Turn
  readonly boxes: readonly TextBox[]
}

// Receipts are long: their width decides whether they can be read.
const long_side = 3200
const largest_area = 4_000_000
const least_confidence = 0.5

function hasLetters(text: string): boolean {
  return (text.match(/\p{L}/gu) ?? []).length > 2
}

function toBox(strip: Strip, line: Line): TextBox[] {
  return line.text.trim() === '' || line.confidence < least_confidence ? [] : [{ ...strip, ...line }]
}

/** Reads all text of a photo; `choose` looks at the English reading and says whether the letters of others are needed. */
export async function readPage(
  bytes: Uint8Array,
  choose: (boxes: readonly TextBox[]) => Script,
  report?: Report,
): Promise<Page> {
  const photo = await openPhoto(bytes)
  const fitting = Math.sqrt(largest_area / (photo.width * photo.height)) * Math.max(photo.width, photo.height)
  const image = await photo.grey(Math.min(long_side, Math.round(fitting)))
  const detector = await useTextDetector()
  const english = rememberLines(await useRecogniser('english'))
  const found = await bringUpright(english, image, await detectText(detector, image))
  const { turn, image: upright } = found
  // Text that stood on its side was found, but not well.
  const strips = turn % 2 === 0 ? found.strips : await detectText(detector, upright)
  const lines = new Map<Strip, Line>()
  const note = countLines('reading', strips, report)
  for (const strip of strips) lines.set(strip, note(await english(upright, strip)))
  const collect = () => [...lines].flatMap(([strip, line]) => toBox(strip, line))
  const script = choose(collect())
  if (script !== 'english') {
    const recognise = await useRecogniser(script)
    // Numbers are the same in all languages, and English ones are read best.
    const again = [...lines].flatMap(([strip, { text }]) => (hasLetters(text) ? [strip] : []))
    const noteAgain = countLines('rereading', again, report)
    for (const strip of again) lines.set(strip, noteAgain(await recognise(upright, strip)))
  }
  return { width: upright.width, height: upright.height, turn, boxes: collect() }
}
