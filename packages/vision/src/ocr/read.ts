import './silence.ts'
import { openPhoto } from '../decode/decode.ts'
import type { Letter, Line } from './decode.ts'
import { detectText } from './detect.ts'
import { useRecogniser, useTextDetector } from './engine.ts'
import { countLines } from './count-lines.ts'
import { findUpright } from './orientation.ts'
import { lookTwice, rememberLines } from './recognise.ts'
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

function toBox(strip: Strip, line: Line): TextBox[] {
  return line.text.trim() === '' || line.confidence < least_confidence ? [] : [{ ...strip, ...line }]
}

/** Reads all text of a photo. */
export async function readPage(bytes: Uint8Array, report?: Report): Promise<Page> {
  const photo = await openPhoto(bytes)
  const fitting = Math.sqrt(largest_area / (photo.width * photo.height)) * Math.max(photo.width, photo.height)
  const image = await photo.grey(Math.min(long_side, Math.round(fitting)))
  const detector = await useTextDetector()
  const recognise = rememberLines(await useRecogniser('latin'))
  const {
    turn,
    image: upright,
    strips,
  } = await findUpright(recognise, (picture) => detectText(detector, picture), image)
  const read = lookTwice(recognise)
  const note = countLines(strips, report)
  const boxes: TextBox[] = []
  for (const strip of strips) boxes.push(...toBox(strip, note(await read(upright, strip))))
  return { width: upright.width, height: upright.height, turn, boxes }
}
