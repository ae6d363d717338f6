import { digits, guards, looks, modules, points } from './symbols.ts'

/** A line across the bars: brightness at about three samples a module. */
export type Line = Float32Array

/** Samples of a digit: narrow to wide, since regions are measured roughly and labels go round bottles. */
export const narrowest = 15
export const widest = 28
export const widths = widest - narrowest + 1

export type Kind = 'edge' | 'middle' | 'left' | 'right'

/** How many samples a part takes where a digit takes `width`. */
export function lengthOf(kind: Kind, width: number): number {
  return kind === 'edge' || kind === 'middle' ? (width * guards[kind].modules) / modules : width
}

/** The running sum of a line, with room behind its end. */
export function sumUp(line: Line): Float64Array {
  const sums = new Float64Array(line.length + 2)
  for (let i = 0; i < line.length; i++) sums[i + 1] = sums[i]! + line[i]!
  sums[line.length + 1] = sums[line.length]!
  return sums
}

/** Looks at a stretch through a fixed number of points, and takes light and contrast out of what it sees. */
export function createView(length: number, count: number) {
  const seen = new Float32Array(count)
  const whole = Int32Array.from({ length: count + 1 }, (_, i) => Math.floor((i * length) / count))
  const rest = Float64Array.from({ length: count + 1 }, (_, i) => (i * length) / count - whole[i]!)
  return (sums: Float64Array, start: number): Float32Array => {
    let before = sums[start]!
    let mean = 0
    for (let i = 0; i < count; i++) {
      const at = start + whole[i + 1]!
      const after = sums[at]! + (sums[at + 1]! - sums[at]!) * rest[i + 1]!
      seen[i] = after - before
      mean += (after - before) / count
      before = after
    }
    let square = 1e-9
    for (let i = 0; i < count; i++) square += (seen[i]! - mean) ** 2
    const norm = 1 / Math.sqrt(square)
    for (let i = 0; i < count; i++) seen[i] = (seen[i]! - mean) * norm
    return seen
  }
}

const views = Array.from({ length: widths }, (_, index) => ({
  digit: createView(narrowest + index, points),
  edge: createView(lengthOf('edge', narrowest + index), guards.edge.look.length),
  middle: createView(lengthOf('middle', narrowest + index), guards.middle.look.length),
}))

export type Rates = Readonly<Record<Kind, Float32Array>>

/** How much what is seen looks like a drawing: 1 is all, 0 nothing, -1 its negative. */
export function compare(seen: Float32Array, look: Float32Array): number {
  let sum = 0
  for (let i = 0; i < look.length; i++) sum += seen[i]! * look[i]!
  return sum
}

function rateDigit(rates: Rates, at: number, seen: Float32Array): void {
  let [best, worst] = [-1, 1]
  for (let figure = 0; figure < looks.length; figure++) {
    const likeness = compare(seen, looks[figure]!)
    if (likeness > best) best = likeness
    if (figure < digits && likeness < worst) worst = likeness
  }
  rates.left[at] = best
  // The right-hand figures are the negatives of the left-hand ones.
  rates.right[at] = -worst
}

/** For each kind of part, each start and each width: how much the best figure looks like what is there. */
export function rateLine(sums: Float64Array, length: number): Rates {
  const create = () => new Float32Array(length * widths).fill(-1)
  const rates = { edge: create(), middle: create(), left: create(), right: create() }
  for (let index = 0; index < widths; index++) {
    const view = views[index]!
    const width = narrowest + index
    for (let start = 0; start + width <= length; start++) {
      const at = start * widths + index
      rates.edge[at] = compare(view.edge(sums, start), guards.edge.look)
      rates.middle[at] = compare(view.middle(sums, start), guards.middle.look)
      rateDigit(rates, at, view.digit(sums, start))
    }
  }
  return rates
}
