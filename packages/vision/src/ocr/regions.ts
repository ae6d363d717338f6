import { bendStrip } from './bend-strip.ts'
import { smallestStrip } from './hull.ts'
import type { Point, Size, Strip } from './strip.ts'

/** For each pixel of a picture how likely it belongs to text. */
export interface TextMap extends Size {
  readonly data: Float32Array
}

const pixel_threshold = 0.3
const region_threshold = 0.5
// The model marks the core of a line; this gives the letters their height back. More joins the lines of dense scans.
const unclip_ratio = 1.6
const smallest_side = 3

interface Region {
  readonly pixels: readonly number[]
  /** The outermost pixels of each row: all that a hull needs. */
  readonly edge: Point[]
  readonly mean: number
}

/** Joins neighbouring pixels of text; each region is told by the ends of its rows. */
function findRegions({ data, width, height }: TextMap): Region[] {
  const seen = new Uint8Array(width * height)
  const regions: Region[] = []
  const stack: number[] = []
  for (let start = 0; start < data.length; start++) {
    if (seen[start] === 1 || (data[start] ?? 0) <= pixel_threshold) continue
    const ends = new Map<number, [left: number, right: number]>()
    const pixels: number[] = []
    let sum = 0
    seen[start] = 1
    stack.push(start)
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)]
      sum += data[at] ?? 0
      pixels.push(at)
      const row = ends.get(y)
      if (row === undefined) ends.set(y, [x, x])
      else if (x < row[0]) row[0] = x
      else if (x > row[1]) row[1] = x
      for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
        for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
          const next = ny * width + nx
          if (seen[next] === 1 || (data[next] ?? 0) <= pixel_threshold) continue
          seen[next] = 1
          stack.push(next)
        }
      }
    }
    const edge = [...ends].flatMap(([y, [left, right]]) => [
      { x: left, y },
      { x: right, y },
    ])
    regions.push({ pixels, edge, mean: sum / pixels.length })
  }
  return regions
}

function grow(strip: Strip): Strip {
  const [width, height] = [strip.width + 1, strip.height + 1]
  const margin = (width * height * unclip_ratio) / (2 * (width + height))
  return { ...strip, width: width + 2 * margin, height: height + 2 * margin }
}

/** The strips of text that a map shows, in the scale of the map; with the arcs of those that are bent where they are asked for. */
export function findStrips(map: TextMap, hasArcs = false): Strip[] {
  return findRegions(map)
    .filter(({ mean }) => mean >= region_threshold)
    .map(({ edge, pixels }) => ({ strip: smallestStrip(edge), pixels }))
    .filter(({ strip: { width, height } }) => Math.min(width, height) + 1 >= smallest_side)
    .map(({ strip, pixels }) => {
      const bent = hasArcs ? bendStrip(strip, pixels, map.width) : null
      return bent === null ? grow(strip) : { ...grow(strip), bent: grow(bent) }
    })
}
