import { Tensor } from 'onnxruntime-node'
import type { InferenceSession } from 'onnxruntime-node'
import type { GreyImage } from '../decode/image.ts'
import { cropStrip, line_height } from './crop.ts'
import { type Line, decodeLine } from './decode.ts'
import { loadEnglish, loadLatin } from './models.ts'
import type { Strip } from './strip.ts'

/** The letters of English, as products are labelled; or those of all languages written with Latin ones, as receipts print them. */
export type Script = 'english' | 'latin'

/** Reads one strip of a picture. */
export type Recognise = (image: GreyImage, strip: Strip) => Promise<Line>

function toPlanes({ data }: GreyImage): Float32Array {
  const planes = new Float32Array(3 * data.length)
  for (let at = 0; at < data.length; at++) {
    const value = (data[at] ?? 0) / 127.5 - 1
    planes[at] = value
    planes[data.length + at] = value
    planes[2 * data.length + at] = value
  }
  return planes
}

async function runRecogniser(session: InferenceSession, line: GreyImage) {
  const input = new Tensor('float32', toPlanes(line), [1, 3, line_height, line.width])
  const [name = ''] = session.inputNames
  const [output] = Object.values(await session.run({ [name]: input }))
  const [, count = 0, classes = 0] = output?.dims ?? []
  if (!(output?.data instanceof Float32Array)) throw new Error('The recogniser gave no letters')
  return { data: output.data, count, classes }
}

/** Reads every strip once, however often it is asked for: what told which way is up need not be read again. */
export function rememberLines(recognise: Recognise): Recognise {
  const lines = new WeakMap<Strip, Promise<Line>>()
  return (image, strip) => {
    const line = lines.get(strip) ?? recognise(image, strip)
    lines.set(strip, line)
    return line
  }
}

const sure_letter = 0.8
// Rows above and below reach into the strips of dense or curled print; a lower one leaves them out.
const closer = 0.88

/** Reads lines with a doubtful letter once more, from closer, and keeps what is surer. */
export function lookTwice(recognise: Recognise): Recognise {
  return async (image, strip) => {
    const line = await recognise(image, strip)
    if (line.text !== '' && line.letters.every(({ confidence }) => confidence > sure_letter)) return line
    const again = await recognise(image, { ...strip, height: strip.height * closer })
    return again.confidence > line.confidence ? again : line
  }
}

/** One strip after the other: batches of different lengths cost more on a processor than they save. */
export async function loadRecogniser(script: Script): Promise<Recognise> {
  const { session, letters, has_spaces } = await (script === 'english' ? loadEnglish() : loadLatin())
  return async (image, strip) => decodeLine(await runRecogniser(session, cropStrip(image, strip)), letters, !has_spaces)
}
