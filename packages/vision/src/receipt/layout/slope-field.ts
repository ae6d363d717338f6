/** A strip on the level page and how far it leans: the tangent of its angle. */
export interface Leaning {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly lean: number
}

/** How lines lean at a place of the page. */
export type SlopeField = (x: number, y: number) => number

/** The middle of values of different weight. */
function weightedMedian(values: readonly { value: number; weight: number }[]): number {
  const half = values.reduce((sum, { weight }) => sum + weight, 0) / 2
  let sum = 0
  for (const { value, weight } of values.toSorted((a, b) => a.value - b.value)) {
    sum += weight
    if (sum >= half) return value
  }
  return 0
}

// Short strips have an angle of their own making.
const least_length = 2.2
// How far around a place strips count, in heights of a line and in widths of the page.
const reach_down = 5
const reach_across = 0.35
// The longest say enough, and every place of a page asks all of them.
const most_strips = 300
// So much more than at the place itself a lean has to differ elsewhere before it is believed.
const ridge = 0.15

/** How much the lean changes from left to right near a height: paper that curls has another angle at each side. */
function changeAcross(
  strips: readonly Leaning[],
  weights: readonly number[],
  width: number,
): { at: number; change: number } {
  const sum = weights.reduce((total, weight) => total + weight, 0) || 1
  const mean = (value: (strip: Leaning) => number) =>
    strips.reduce((total, strip, index) => total + value(strip) * (weights[index] ?? 0), 0) / sum
  const at = mean(({ x }) => x)
  const lean = mean((strip) => strip.lean)
  const spread = mean(({ x }) => ((x - at) / width) ** 2)
  const both = mean((strip) => ((strip.x - at) / width) * (strip.lean - lean))
  return { at, change: both / (spread + ridge * reach_across ** 2) }
}

/** Leans as the strips near each place do; what lies beside the paper leans otherwise and is outvoted. */
export function createSlopeField(strips: readonly Leaning[], line: number): SlopeField {
  const long = strips
    .filter(({ width, height }) => width > least_length * height)
    .toSorted((a, b) => b.width - a.width)
    .slice(0, most_strips)
  const edges = long.flatMap(({ x, width }) => [x - width / 2, x + width / 2])
  const width = Math.max(1, Math.max(...edges) - Math.min(...edges))
  return (x, y) => {
    const weights = long.map((strip) => strip.width * Math.exp(-(((strip.y - y) / (reach_down * line)) ** 2)))
    const middle = weightedMedian(long.map(({ lean }, index) => ({ value: lean, weight: weights[index] ?? 0 })))
    // One that leans quite otherwise is no line of this paper.
    const kept = weights.map((weight, index) => (Math.abs((long[index]?.lean ?? 0) - middle) < 0.15 ? weight : 0))
    const { at, change } = changeAcross(long, kept, width)
    return middle + (change * (x - at)) / width
  }
}
