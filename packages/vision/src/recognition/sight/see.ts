import type { Box } from '@larder/contract/recognition'
import { openPhoto } from '../../decode/decode.ts'
import type { ColourImage } from '../../decode/image.ts'
import type { Report } from '../../jobs/jobs.ts'
import { clipBox, shareWithin } from './boxes.ts'
import { boxOfTexts, clusterTexts } from './clusters.ts'
import { findCodes } from '../codes.ts'
import { type Look, lookAt, unseen } from './looks.ts'
import { spreadOf } from './picture.ts'
import type { SeenCode, SeenText, SeenThing, Sight } from './sight.ts'
import { createTextReader } from '../naming/texts.ts'
import { type FoundThing, findThings } from './things.ts'

// Things are found in a small picture in colours, small print and codes in a large one in grey.
const sides = { colour: 1600, grey: 3000 } as const
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

// A crop takes some hundredths of a second: of a whole shop shelf the surest things are looked at.
const most_looked_at = 28

/** Looks at each box once, however often it is asked for. */
function createLooker(image: ColourImage) {
  const known = new Map<Box, Look>()
  return async (things: readonly FoundThing[]): Promise<SeenThing[]> => {
    const fresh = things.slice(0, most_looked_at).filter(({ box }) => !known.has(box))
    const looks = await lookAt(
      image,
      fresh.map(({ box }) => box),
    )
    for (const [index, look] of looks.entries()) known.set(fresh[index]!.box, look)
    return things.map((thing) => ({ ...thing, ...(known.get(thing.box) ?? unseen) }))
  }
}

/**
 * All that a photo shows: codes, words and things, before anybody says what they are. What can be seen at a glance is
 * reported as soon as it is there; small print and codes take longer.
 */
export async function seeProducts(bytes: Uint8Array, report?: Report): Promise<Sight> {
  const photo = await openPhoto(bytes)
  const { width, height } = photo
  const image = await photo.colour(sides.colour)
  const found = (await findThings(image)) ?? []
  const full = await photo.grey(sides.grey)
  const reader = await createTextReader(full, found, report)
  const look = createLooker(image)
  async function collect(texts: readonly SeenText[], codes: readonly SeenCode[]): Promise<Sight> {
    const labels = findLabels(texts, found, height / width)
    const things = await look([...(mayBeOneKind(image, found, texts) ? [frame] : []), ...found, ...labels])
    return { width, height, things, texts, codes }
  }
  const texts = await reader.glance()
  if (report !== undefined) report({ stage: 'reading', sight: await collect(texts, []) })
  const codes = await findCodes(full)
  return collect(await reader.readNear(), codes)
}
