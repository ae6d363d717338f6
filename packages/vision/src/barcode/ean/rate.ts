import { type Figures, digits, guard_modules, modules, points } from './symbols.ts'

/** A line across the bars: brightness at about three samples a module. */
export type Line = Float32Array

/** Samples of a digit: narrow to wide, since regions are measured roughly and labels go round bottles. */
export const narrowest = 15
export const widest = 28
export const widths = widest - narrowest + 1

/** The parts of a code, and how its digits look to somebody who stands on their head. */
export type Kind = 'edge' | 'middle' | 'left' | 'right' | 'turned_right' | 'turned_left'

/** How many samples a part takes where a digit takes `width`. */
export function lengthOf(kind: Kind, width: number): number {
  return kind === 'edge' || kind === 'middle' ? (width * guard_modules[kind]) / modules : width
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
  edge: createView(lengthOf('edge', narrowest + index), 6),
  middle: createView(lengthOf('middle', narrowest + index), 10),
}))

export type Rates = Readonly<Record<Kind, Float32Array>>

/** How much what is seen looks like a drawing: 1 is all, 0 nothing, -1 its negative. */
export function compare(seen: Float32Array, look: Float32Array): number {
  let sum = 0
  for (let i = 0; i < look.length; i++) sum += seen[i]! * look[i]!
  return sum
}

/** Right-hand figures are the negatives of the first set; turned round, a right-hand one becomes one of the third set. */
function rateDigit(rates: Rates, at: number, seen: Float32Array, looks: Figures['digits']): void {
  let [first_best, first_worst, third_best, third_worst] = [-1, 1, -1, 1]
  for (let digit = 0; digit < digits; digit++) {
    const first = compare(seen, looks[digit]!)
    const third = compare(seen, looks[digits + digit]!)
    if (first > first_best) first_best = first
    if (first < first_worst) first_worst = first
    if (third > third_best) third_best = third
    if (third < third_worst) third_worst = third
  }
  rates.left[at] = Math.max(first_best, third_best)
  rates.right[at] = -first_worst
  rates.turned_right[at] = third_best
  rates.turned_left[at] = -Math.min(first_worst, third_worst)
}

/** For each kind of part, each start and each width: how much the best figure looks like what is there. */
export function rateLine(sums: Float64Array, length: number, figures: Figures): Rates {
  const create = () => new Float32Array(length * widths).fill(-1)
  const rates = {
    edge: create(),
    middle: create(),
    left: create(),
    right: create(),
    turned_right: create(),
    turned_left: create(),
  }
  for (let index = 0; index < widths; index++) {
    const view = views[index]!
    const width = narrowest + index
    for (let start = 0; start + width <= length; start++) {
      const at = start * widths + index
      rates.edge[at] = compare(view.edge(sums, start), figures.edge)
      rates.middle[at] = compare(view.middle(sums, start), figures.middle)
      rateDigit(rates, at, view.digit(sums, start), figures.digits)
    }
  }
  return rates
}
