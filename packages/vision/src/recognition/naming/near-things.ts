import type { Box } from '@larder/contract/recognition'
import { areaOf, clipBox, growBox, shareWithin } from '../sight/boxes.ts'
import { most_growth } from '../sight/picture.ts'
import type { SeenText } from '../sight/sight.ts'
import type { FoundThing } from '../sight/things.ts'

/** A part of a photo, and how many pixels a look at it takes. */
export interface Zoom {
  readonly part: Box
  readonly area: number
}

const zoomed = { least_score: 0.25, largest: 0.5, rim: 0.06 } as const
const areas = { near: 220_000, nearer: 500_000 } as const
const budget = 1_000_000
const sure = { confidence: 0.9, letters: 3 } as const

/** A thing with its rim; tiny things cannot be enlarged for ever. */
function planZoom({ box }: FoundThing, pixels: number, area: number): Zoom {
  const part = growBox(box, zoomed.rim * box.width, zoomed.rim * box.height)
  return { part, area: Math.min(area, most_growth ** 2 * areaOf(clipBox(part)) * pixels) }
}

/** Whether something on a thing was read so well that a closer look would tell no more. */
function isRead({ box }: FoundThing, texts: readonly SeenText[]): boolean {
  return texts.some(
    ({ text, confidence, box: place }) =>
      confidence >= sure.confidence && text.length > sure.letters && shareWithin(place, box) > 0.5,
  )
}

function keepWithin(zooms: readonly Zoom[]): Zoom[] {
  let spent = 0
  return zooms.filter(({ area }) => (spent += area) <= budget)
}

/** A look at each thing from near where they are few; null where they are too many for that, or none. */
export function planNear(things: readonly FoundThing[], pixels: number) {
  const near = things.filter(({ box, score }) => score >= zoomed.least_score && areaOf(box) <= zoomed.largest)
  const zooms = near.map((thing) => planZoom(thing, pixels, areas.near))
  if (near.length === 0 || keepWithin(zooms).length < near.length) return null
  return {
    near: zooms,
    /** From nearer, where nothing was read. */
    planNearer: (texts: readonly SeenText[]): Zoom[] =>
      keepWithin(near.filter((thing) => !isRead(thing, texts)).map((thing) => planZoom(thing, pixels, areas.nearer))),
  }
}
