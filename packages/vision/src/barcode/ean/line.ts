import {
  type Kind,
  type Line,
  type Rates,
  compare,
  createView,
  lengthOf,
  narrowest,
  rateLine,
  sumUp,
  widths,
} from './rate.ts'
import { digits, guards, looks, modules, points } from './symbols.ts'

/** How much each digit of a line looks like each figure. */
export interface LineReading {
  /** Mean likeness of the best figures, 1 for a perfect drawing. */
  readonly quality: number
  readonly likeness: Float64Array[]
}

/** How much wider or narrower than its neighbour a digit may be. */
const bend = 1

/** The parts of a code from left to right. */
const half = (kind: 'left' | 'right'): Kind[] => Array.from({ length: 6 }, () => kind)
const parts: readonly Kind[] = ['edge', ...half('left'), 'middle', ...half('right'), 'edge']

interface Step {
  readonly scores: Float32Array
  /** Where each state came from. */
  readonly back: Int32Array
}

function advance(scores: Float32Array, kind: Kind, rates: Rates, length: number): Step {
  const next = new Float32Array(scores.length).fill(-Infinity)
  const back = new Int32Array(scores.length)
  const weight = kind === 'left' || kind === 'right' ? 1 : guards[kind].modules / modules
  const rate = rates[kind]
  for (let index = 0; index < widths; index++) {
    const step = Math.round(lengthOf(kind, narrowest + index))
    const [from, to] = [Math.max(0, index - bend), Math.min(widths - 1, index + bend)]
    for (let start = 0; start + step < length; start++) {
      const at = start * widths + index
      const score = scores[at]! + weight * rate[at]!
      const end = (start + step) * widths
      for (let other = from; other <= to; other++) {
        if (score <= next[end + other]!) continue
        next[end + other] = score
        back[end + other] = at
      }
    }
  }
  return { scores: next, back }
}

/** The way through all parts that looks most like a code: where each begins, and how wide its digits are. */
function trace(sums: Float64Array, length: number): { start: number; width: number }[] {
  const rates = rateLine(sums, length)
  const backs: Int32Array[] = []
  let scores: Float32Array = new Float32Array(length * widths)
  for (const kind of parts) {
    const step = advance(scores, kind, rates, length)
    scores = step.scores
    backs.push(step.back)
  }
  let at = 0
  for (let i = 1; i < scores.length; i++) if (scores[i]! > scores[at]!) at = i
  if (scores[at] === -Infinity) return []
  const path = backs.toReversed().map((back) => (at = back[at]!))
  return path.toReversed().map((place) => ({ start: Math.floor(place / widths), width: narrowest + (place % widths) }))
}

/** Finds the twelve digits of a line, without needing white beside the code or edges that are sharp. */
export function readLine(line: Line): LineReading | null {
  const sums = sumUp(line)
  const path = trace(sums, line.length)
  const likeness = path.flatMap(({ start, width }, index) => {
    const kind = parts[index]
    if (kind !== 'left' && kind !== 'right') return []
    const seen = createView(width, points)(sums, start)
    const values = Float64Array.from(looks, (look) => compare(seen, look))
    return [kind === 'left' ? values : values.slice(0, digits).map((value) => -value)]
  })
  if (likeness.length === 0) return null
  return { quality: likeness.reduce((sum, values) => sum + Math.max(...values), 0) / likeness.length, likeness }
}
