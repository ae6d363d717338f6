import type { Box } from '@larder/contract/recognition'
import { clipBox, overlap } from './boxes.ts'

/** What the finder of things answers: how likely a thing has its middle in a cell, and how far its edges are from there. */
export interface HeatMap {
  readonly heat: Float32Array
  /** Left, top, right and bottom, a plane each, in cells. */
  readonly ltrb: Float32Array
  readonly side: number
}

export interface FoundThing {
  readonly box: Box
  readonly score: number
}

const stride = 8
const same_thing = 0.55

/** The things of a map in fractions of the picture, surest first; `scale` leads from the picture's pixels to the map's square. */
export function readPeaks(
  { heat, ltrb, side }: HeatMap,
  picture: { readonly width: number; readonly height: number; readonly scale: number },
  least: number,
): FoundThing[] {
  const cells = side * side
  const [width, height] = [(picture.width * picture.scale) / stride, (picture.height * picture.scale) / stride]
  const things: FoundThing[] = []
  for (let cell = 0; cell < cells; cell++) {
    const score = heat[cell] ?? 0
    if (score < least) continue
    const [x, y] = [(cell % side) + 0.5, Math.floor(cell / side) + 0.5]
    const reach = (plane: number) => ltrb[plane * cells + cell] ?? 0
    const [left, top] = [(x - reach(0)) / width, (y - reach(1)) / height]
    const [right, bottom] = [(x + reach(2)) / width, (y + reach(3)) / height]
    things.push({ box: clipBox({ x: left, y: top, width: right - left, height: bottom - top }), score })
  }
  return keepApart(things.toSorted((a, b) => b.score - a.score))
}

/** Of boxes around the same thing the surest stays. */
function keepApart(sorted: readonly FoundThing[]): FoundThing[] {
  const kept: FoundThing[] = []
  for (const thing of sorted) if (kept.every(({ box }) => overlap(box, thing.box) < same_thing)) kept.push(thing)
  return kept
}
