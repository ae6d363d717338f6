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
import { type Figures, digits, guard_modules, modules, points } from './symbols.ts'

/** How much each digit of a line looks like each figure. */
export interface LineReading {
  /** Mean likeness of the best figures, 1 for a perfect drawing. */
  readonly quality: number
  readonly likeness: Float64Array[]
}

/** How much wider or narrower than its neighbour a digit may be. */
const bend = 2
const bend_cost = 0.05

const six = (kind: Kind): Kind[] => Array.from({ length: 6 }, () => kind)
const upright: readonly Kind[] = ['edge', ...six('left'), 'middle', ...six('right'), 'edge']
const turned: readonly Kind[] = ['edge', ...six('turned_right'), 'middle', ...six('turned_left'), 'edge']
const isDigit = (index: number) => index !== 0 && index !== 7 && index !== 14

interface Step {
  readonly scores: Float32Array
  /** Where each state came from. */
  readonly back: Int32Array
}

function advance(scores: Float32Array, kind: Kind, rates: Rates, length: number): Step {
  const next = new Float32Array(scores.length).fill(-Infinity)
  const back = new Int32Array(scores.length)
  const weight = kind === 'edge' || kind === 'middle' ? guard_modules[kind] / modules : 1
  const rate = rates[kind]
  for (let index = 0; index < widths; index++) {
    const step = Math.round(lengthOf(kind, narrowest + index))
    const [from, to] = [Math.max(0, index - bend), Math.min(widths - 1, index + bend)]
    for (let start = 0; start + step < length; start++) {
      const at = start * widths + index
      const score = scores[at]! + weight * rate[at]!
      const end = (start + step) * widths
      for (let other = from; other <= to; other++) {
        const bent = score - bend_cost * Math.abs(other - index)
        if (bent <= next[end + other]!) continue
        next[end + other] = bent
        back[end + other] = at
      }
    }
  }
  return { scores: next, back }
}

interface Place {
  readonly start: number
  readonly width: number
}

/** The way through all parts that looks most like a code: where each begins, and how wide its digits are. */
function trace(rates: Rates, parts: readonly Kind[], length: number): Place[] {
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

function look(sums: Float64Array, path: readonly Place[], figures: Figures): LineReading | null {
  const places = path.filter((_, index) => isDigit(index))
  if (places.length === 0) return null
  const likeness = places.map(({ start, width }, index) => {
    const seen = createView(width, points)(sums, start)
    const values = Float64Array.from(figures.digits, (figure) => compare(seen, figure))
    return index < 6 ? values : values.slice(0, digits).map((value) => -value)
  })
  return { quality: likeness.reduce((sum, values) => sum + Math.max(...values), 0) / likeness.length, likeness }
}

/** Finds the twelve digits of a line, upright and turned, without needing white beside the code or edges that are sharp. */
export function readLine(line: Line, figures: Figures): { upright: LineReading | null; turned: LineReading | null } {
  const { length } = line
  const sums = sumUp(line)
  const rates = rateLine(sums, length, figures)
  // What lies upside down is looked at again from the other end, where it is upright.
  const back = trace(rates, turned, length).toReversed()
  const mirrored = back.map(({ start, width }) => ({ start: length - start - width, width }))
  return {
    upright: look(sums, trace(rates, upright, length), figures),
    turned: look(sumUp(line.toReversed()), mirrored, figures),
  }
}
