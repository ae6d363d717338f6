import type { Box } from '@larder/contract/recognition'
import { Tensor } from 'onnxruntime-node'
import type { ColourImage } from '../../decode/image.ts'
import { clipBox, overlap } from './boxes.ts'
import { type ModelFacts, type OwnModel, loadOwnModel } from '../models.ts'
import { fitSquare, toPlanes } from './picture.ts'

/** Something that may be a product. */
export interface FoundThing {
  readonly box: Box
  readonly score: number
}

/** What the file beside the model says of its answers. */
interface DetectorFacts extends ModelFacts {
  readonly input: { readonly side: number }
  /** Two boxes that share more than this are around the same thing. */
  readonly suppress: number
  /** Below this a thing is none, whatever speaks for it. */
  readonly show_supported: number
}

const most_things = 40

let detector: Promise<OwnModel<DetectorFacts> | null> | undefined

/** Of boxes around the same thing the surest stays; those without any size are none. */
export function keepApart(things: readonly FoundThing[], suppress: number): FoundThing[] {
  const kept: FoundThing[] = []
  for (const thing of things.toSorted((a, b) => b.score - a.score)) {
    if (thing.box.width <= 0 || thing.box.height <= 0) continue
    if (kept.every(({ box }) => overlap(box, thing.box) <= suppress)) kept.push(thing)
  }
  return kept
}

/** Boxes in fractions of the photo, from corners in pixels of the square that the photo was fitted into. */
export function readBoxes(
  scores: Float32Array,
  corners: Float32Array,
  { width, height, scale }: { readonly width: number; readonly height: number; readonly scale: number },
): FoundThing[] {
  return [...scores].map((score, index) => {
    const [left = 0, top = 0, right = 0, bottom = 0] = corners.subarray(4 * index, 4 * index + 4)
    const [w, h] = [width * scale, height * scale]
    return { score, box: clipBox({ x: left / w, y: top / h, width: (right - left) / w, height: (bottom - top) / h }) }
  })
}

/** The things of a photo, the surest first; null where there is no finder of things. */
export async function findThings(image: ColourImage): Promise<FoundThing[] | null> {
  const model = await (detector ??= loadOwnModel<DetectorFacts>('detector'))
  if (model === null) return null
  const { session, facts } = model
  const { side } = facts.input
  const { square, scale } = await fitSquare(image, side)
  const input = new Tensor('float32', toPlanes(square), [1, 3, side, side])
  const { scores, boxes } = await session.run({ [session.inputNames[0] ?? '']: input })
  if (!(scores?.data instanceof Float32Array) || !(boxes?.data instanceof Float32Array))
    throw new Error('The finder of things gave no boxes')
  const found = readBoxes(scores.data, boxes.data, { width: image.width, height: image.height, scale })
  const likely = found.filter(({ score }) => score >= facts.show_supported)
  return keepApart(likely, facts.suppress).slice(0, most_things)
}
