import { openPhoto } from '../../decode/decode.ts'
import type { ColourImage } from '../../decode/image.ts'
import { clipBox, shareWithin } from './boxes.ts'
import { boxOfTexts, clusterTexts } from './clusters.ts'
import { findCodes } from '../codes.ts'
import { lookAt } from './looks.ts'
import { spreadOf } from './picture.ts'
import type { SeenText, Sight } from './sight.ts'
import { readTexts } from '../naming/texts.ts'
import { type FoundThing, findThings } from './things.ts'

const long_side = 1600
// Words that stand together are less than the finder of things would say.
const text_score = 0.3

/** Labels that stand on nothing that was found: there is a thing around them that was missed. */
function findLabels(texts: readonly SeenText[], found: readonly FoundThing[], shape: number): FoundThing[] {
  const alone = texts.filter(({ box }) => found.every((thing) => shareWithin(box, thing.box) < 0.5))
  return clusterTexts(alone, shape).map((group) => ({ box: clipBox(boxOfTexts(group, shape)), score: text_score }))
}

// Fruit that fills the frame has no edges to find: where nothing else is sure, the whole may be one kind.
const frame: FoundThing = { box: { x: 0, y: 0, width: 1, height: 1 }, score: 0.2 }
const sure_thing = 0.5
const most_words = 1
// A wall or a covered lens shows less than this; the least of any fruit has light and shadow.
const least_spread = 8

function mayBeOneKind(image: ColourImage, found: readonly FoundThing[], texts: readonly SeenText[]): boolean {
  const words = texts.filter(({ text, confidence }) => text.length > 3 && confidence >= 0.8)
  const isBare = words.length <= most_words && found.every(({ score }) => score < sure_thing)
  return isBare && spreadOf(image) >= least_spread
}

/** All that a photo shows: codes, words and things, before anybody says what they are. */
export async function seeProducts(bytes: Uint8Array): Promise<Sight> {
  const photo = await openPhoto(bytes)
  const { width, height } = photo
  const codes = await findCodes(photo)
  const image = await photo.colour(long_side)
  const found = (await findThings(image)) ?? []
  const texts = await readTexts(photo, found)
  const labels = findLabels(texts, found, height / width)
  const all = [...(mayBeOneKind(image, found, texts) ? [frame] : []), ...found, ...labels]
  const looks = await lookAt(
    image,
    all.map(({ box }) => box),
  )
  const things = all.flatMap((thing, index) => (looks[index] === undefined ? [] : [{ ...thing, ...looks[index] }]))
  return { width, height, things, texts, codes }
}
