import type { GreyImage } from '../../decode/image.ts'
import { rectify } from '../rectify.ts'
import type { Region } from '../regions.ts'
import { type LineReading, readLine } from './line.ts'
import type { Line } from './rate.ts'
import { highestScore, solve } from './solve.ts'

/** A code that the likenesses of many lines agree upon, and how sure that is. */
export interface EanReading {
  readonly code: string
  /** Mean likeness of its digits. */
  readonly quality: number
  /** How much better the digits would look if they need not make a valid code. */
  readonly doubt: number
  /** How far the next best valid code lies behind. */
  readonly lead: number
  readonly lines: number
}

const modules = 95
const samples_per_module = 3
const most_lines = 12
const margin = 0.14

/** Bands across the region, each averaged along the bars, which takes the noise out and leaves the bars. */
function cutLines(image: GreyImage, region: Region): Line[] {
  const scale = (modules * samples_per_module) / region.length
  const crop = rectify(image, region, { scale, margin, quiet: 0 })
  const count = Math.max(1, Math.min(most_lines, Math.floor(crop.height / 3)))
  const band = crop.height / count
  return Array.from({ length: count }, (_, index) => {
    const [top, bottom] = [
      Math.floor(index * band),
      Math.max(Math.floor(index * band) + 1, Math.floor((index + 1) * band)),
    ]
    const line = new Float32Array(crop.width)
    for (let row = top; row < bottom; row++) {
      for (let x = 0; x < crop.width; x++) line[x]! += crop.data[row * crop.width + x]! / (bottom - top)
    }
    return line
  })
}

/** The mean of several lines; the better a line looks like a code, the more it says. */
function combine(readings: readonly LineReading[]): Float64Array[] {
  const weights = readings.map(({ quality }) => quality ** 4)
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return (readings[0]?.likeness ?? []).map((values, digit) =>
    values.map((_, figure) =>
      readings.reduce((total, { likeness }, line) => total + (likeness[digit]![figure]! * weights[line]!) / sum, 0),
    ),
  )
}

function conclude(readings: readonly LineReading[]): EanReading | null {
  const likeness = combine(readings)
  const [best, second] = solve(likeness)
  if (best === undefined || second === undefined) return null
  return {
    code: best.code,
    quality: best.score / likeness.length,
    doubt: highestScore(likeness) - best.score,
    lead: best.score - second.score,
    lines: readings.length,
  }
}

/** Lines that were torn or covered spoil a mean: the best few are asked first, then more of them. */
function concludeBest(readings: readonly LineReading[]): EanReading | null {
  const sorted = readings.toSorted((a, b) => b.quality - a.quality)
  const conclusions = [3, 5, 8, most_lines].map((count) => conclude(sorted.slice(0, count)))
  const found = conclusions.filter((conclusion) => conclusion !== null)
  return found.toSorted((a, b) => b.lead - a.lead)[0] ?? null
}

function readLines(lines: readonly Line[]): LineReading[] {
  return lines.map(readLine).filter((reading) => reading !== null)
}

/** Reads an EAN-13 or UPC-A that is too soft, too bent or too tightly cut for engines that look for edges. */
export function readEan(image: GreyImage, region: Region): EanReading[] {
  const lines = cutLines(image, region)
  const readings = [lines, lines.map((line) => line.toReversed())].map((turned) => concludeBest(readLines(turned)))
  return readings.filter((reading) => reading !== null)
}
