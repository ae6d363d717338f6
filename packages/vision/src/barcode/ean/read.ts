import type { GreyImage } from '../../decode/image.ts'
import { rectify } from '../rectify.ts'
import type { Reading } from '../reading.ts'
import type { Region } from '../regions.ts'
import { type LineReading, readLine } from './line.ts'
import type { Line } from './rate.ts'
import { highestScore, solve } from './solve.ts'
import { drawFigures } from './symbols.ts'

/** A code that the likenesses of many lines agree upon, and how sure that is. */
interface EanReading {
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
const most_lines = 15
const margin = 0.1
/** What part of the region the code takes: text beside it may have been taken for bars. */
const stretches = [1, 0.8, 0.62]
/** Lens, paper and printing spread every edge by about half a module. */
const figures = drawFigures(0.6)
const fewest_edges = 24
const thickest = 5
/** Measured: right readings lie well above all three, wrong ones below at least two of them. */
const sure = { quality: 0.86, doubt: 0.02, lead: 0.2 }
/** Where all bars can be seen and the check digit is wrong, no other code may be read from the other end or at another size. */
const same_looks = 0.03
const digits_read = 12
/** No mean of lines as poor as this has ever become a code. */
const hopeless = 0.62

/** Narrow bands across the region, averaged along the bars: that takes noise out, and bars that lean stay sharp. */
function cutLines(image: GreyImage, region: Region, stretch: number): Line[] {
  const scale = (modules * samples_per_module) / (region.length * stretch)
  const crop = rectify(image, region, { scale, margin, quiet: 0 })
  const count = Math.max(1, Math.min(most_lines, Math.floor(crop.height / 3)))
  const band = Math.max(1, Math.min(thickest, Math.floor(crop.height / count)))
  return Array.from({ length: count }, (_, index) => {
    const top = Math.floor(((index + 0.5) * crop.height) / count - band / 2)
    const line = new Float32Array(crop.width)
    for (let row = top; row < top + band; row++) {
      for (let x = 0; x < crop.width; x++) line[x]! += crop.data[row * crop.width + x]! / band
    }
    return line
  })
}

/** How often a line goes from light to dark or back, by more than an eighth of its contrast. */
function countEdges(line: Line): number {
  const step = (Math.max(...line) - Math.min(...line)) / 8
  let [edges, turn, isRising] = [0, line[0] ?? 0, true]
  for (const value of line) {
    if (isRising ? value > turn : value < turn) turn = value
    else if (Math.abs(value - turn) > step) {
      edges += 1
      isRising = !isRising
      turn = value
    }
  }
  return edges
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

function readBothWays(lines: readonly Line[]): EanReading[] {
  const readings = lines.map((line) => readLine(line, figures))
  const upright = readings.map((reading) => reading.upright).filter((reading) => reading !== null)
  const turned = readings.map((reading) => reading.turned).filter((reading) => reading !== null)
  return [concludeBest(upright), concludeBest(turned)].filter((reading) => reading !== null)
}

function isSure({ quality, doubt, lead }: EanReading): boolean {
  return quality >= sure.quality && doubt <= sure.doubt && lead >= sure.lead
}

/** How much the bars look like figures from this end, whether or not their check digit is right. */
function looksOf({ quality, doubt }: EanReading): number {
  return quality + doubt / digits_read
}

/** Reads an EAN-13 or UPC-A that is too soft, too bent or too tightly cut for engines that look for edges. */
export function readEan(image: GreyImage, region: Region): Reading[] {
  let clearest = 0
  for (const stretch of stretches) {
    const lines = cutLines(image, region, stretch).filter((line) => countEdges(line) >= fewest_edges)
    const few = lines.filter((_, index) => index % 3 === 1)
    if (Math.max(...readBothWays(few).map(({ quality }) => quality)) < hopeless) continue
    const readings = readBothWays(lines)
    clearest = Math.max(clearest, ...readings.map(looksOf))
    const reading = readings.find((each) => isSure(each) && looksOf(each) > clearest - same_looks)
    if (reading !== undefined) return [{ barcode: reading.code, format: 'EAN-13' }]
  }
  return []
}
