import type { Box } from '@larder/contract/recognition'
import { Tensor } from 'onnxruntime-node'
import type { ColourImage } from '../../decode/image.ts'
import { type ModelFacts, type OwnModel, loadOwnModel } from '../models.ts'
import { cutSquare, toPlanes } from './picture.ts'
import type { SeenKind, SeenThing } from './sight.ts'

/** What the file beside the model says of its answers. */
export interface LooksFacts extends ModelFacts {
  readonly input: { readonly side: number; readonly margin: number }
  readonly temperature: number
  /** Below this chance a kind is not named. */
  readonly threshold: number
  /** The class of things that are of no known kind. */
  readonly none: number
  readonly coarse: readonly { readonly name: string; readonly category: string }[]
  readonly fine: readonly { readonly name: string; readonly coarse: number }[]
}

export type Look = Pick<SeenThing, 'kinds' | 'embedding'>

/** Of a thing that was not looked at. */
export const unseen: Look = { kinds: [], embedding: new Float32Array() }

let looks: Promise<OwnModel<LooksFacts> | null> | undefined

/** Chances of the kinds, sorts of one kind together, the likeliest first: those worth speaking of. */
export function readKinds(
  logits: Float32Array,
  { temperature, threshold, coarse, fine }: Omit<LooksFacts, keyof ModelFacts | 'input' | 'none'>,
): SeenKind[] {
  const most = Math.max(...logits)
  const raised = [...logits].map((logit) => Math.exp((logit - most) / temperature))
  const whole = raised.reduce((sum, value) => sum + value, 0)
  const chances = coarse.map(() => 0)
  for (const [index, { coarse: kind }] of fine.entries())
    chances[kind] = (chances[kind] ?? 0) + (raised[index] ?? 0) / whole
  return coarse
    .map(({ name, category }, index) => ({ kind: name, category, probability: chances[index] ?? 0 }))
    .filter(({ probability }) => probability >= threshold)
    .toSorted((a, b) => b.probability - a.probability)
}

/** What the things in these boxes look like, one after the other; nothing where there is no model. */
export async function lookAt(image: ColourImage, boxes: readonly Box[]): Promise<Look[]> {
  const model = await (looks ??= loadOwnModel<LooksFacts>('looks'))
  if (model === null) return boxes.map(() => unseen)
  const { session, facts } = model
  const { side, margin } = facts.input
  const seen: Look[] = []
  for (const box of boxes) {
    const crop = await cutSquare(image, box, margin, side)
    const input = new Tensor('float32', toPlanes(crop), [1, 3, side, side])
    const { logits, emb } = await session.run({ [session.inputNames[0] ?? '']: input })
    if (!(logits?.data instanceof Float32Array) || !(emb?.data instanceof Float32Array))
      throw new Error('The model of looks gave none')
    seen.push({ kinds: readKinds(logits.data, facts), embedding: Float32Array.from(emb.data) })
  }
  return seen
}
