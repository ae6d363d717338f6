/** Words on a drawing; x is where they start, end or have their middle, y their baseline. */
export interface ChartLabel {
  text: string
  x: number
  y: number
  anchor: 'start' | 'middle' | 'end'
  isLoud?: boolean
}

/** Letters of the caption's size: what most take at most, bold ones a little more, and their height. */
const letter_px = 7
const loud_letter_px = 8
const ascent_px = 11
const descent_px = 3
/** Words closer than that run into each other. */
const apart_px = 6

const widthOf = ({ text, isLoud = false }: ChartLabel): number => text.length * (isLoud ? loud_letter_px : letter_px)

function leftOf(label: ChartLabel): number {
  const share = { start: 0, middle: 0.5, end: 1 }[label.anchor]
  return label.x - share * widthOf(label)
}

/** The nearest place to the right of other words, on their line. */
export const besideOf = (other: ChartLabel): Pick<ChartLabel, 'x' | 'y' | 'anchor'> => ({
  x: leftOf(other) + widthOf(other) + apart_px,
  y: other.y,
  anchor: 'start',
})

function areApart(one: ChartLabel, other: ChartLabel): boolean {
  const [left, other_left] = [leftOf(one), leftOf(other)]
  const isBeside = left >= other_left + widthOf(other) + apart_px || other_left >= left + widthOf(one) + apart_px
  return isBeside || Math.abs(one.y - other.y) >= ascent_px + descent_px
}

function isInside(label: ChartLabel, width: number): boolean {
  const left = leftOf(label)
  return left >= 0 && left + widthOf(label) <= width
}

/** The same words moved sideways into the drawing, and shortened where it is too narrow for them. */
export function keepInside(label: ChartLabel, width: number): ChartLabel {
  const most_letters = Math.floor(width / (label.isLoud ? loud_letter_px : letter_px))
  const text = label.text.length > most_letters ? `${label.text.slice(0, Math.max(0, most_letters - 1))}…` : label.text
  const short = { ...label, text }
  if (leftOf(short) < 0) return { ...short, x: 0, anchor: 'start' }
  return leftOf(short) + widthOf(short) > width ? { ...short, x: width, anchor: 'end' } : short
}

/**
 * Words that can all be read: the most important first, each with the places it may have. The first place that is inside
 * the drawing and free is taken; words without one are left out.
 */
export function placeLabels(wanted: readonly (readonly ChartLabel[])[], width: number): ChartLabel[] {
  const placed: ChartLabel[] = []
  for (const places of wanted) {
    const free = places.find((label) => isInside(label, width) && placed.every((other) => areApart(label, other)))
    if (free) placed.push(free)
  }
  return placed
}
