import { openPhoto } from '../decode/decode.ts'
import { clipBox } from './boxes.ts'
import { boxOfTexts, clusterTexts } from './clusters.ts'
import { findCodes } from './codes.ts'
import type { SeenThing, Sight } from './sight.ts'
import { readTexts } from './texts.ts'

const long_side = 1600
// Words that stand together are less than a finder of things would say.
const text_score = 0.3

/** All that a photo shows: codes, words and things, before anybody says what they are. */
export async function seeProducts(bytes: Uint8Array): Promise<Sight> {
  const photo = await openPhoto(bytes)
  const { width, height } = photo
  const codes = await findCodes(photo)
  const texts = await readTexts(await photo.grey(long_side))
  const things = clusterTexts(texts, height / width).map((group): SeenThing => ({
    box: clipBox(boxOfTexts(group, height / width)),
    score: text_score,
    kinds: [],
    embedding: new Float32Array(),
  }))
  return { width, height, things, texts, codes }
}
