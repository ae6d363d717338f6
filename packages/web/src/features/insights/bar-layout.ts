export interface Bar {
  month: string
  value: number
}

/** Within a year a month needs no year beside it. */
export const months_a_year = 12

/** How much width the name of a month takes. */
export const label_px = (hasYear: boolean): number => (hasYear ? 48 : 26)
/** The least space between two names, where the last one stands at the edge instead of below its bar. */
const label_gap = 24

const top = 24
const bottom = 22
const widest_bar = 40
const least_tall = 2

/** Every so manieth month has its name below it, counted from the last one. */
export function labelEvery(count: number, width: number): number {
  const each = label_px(count > months_a_year) + label_gap
  return Math.min(count, Math.ceil((each * count) / Math.max(width, 1)))
}

interface Area {
  width: number
  height: number
  /** The value of a bar of full height. */
  most: number
}

/** Where the bars stand, and where words around them begin so that none leave the drawing. */
export function barLayout(bars: readonly Bar[], { width, height, most }: Area) {
  const column = width / bars.length
  const base = height - bottom
  const places = bars.map(({ month, value }, index) => ({
    month,
    value,
    middle: column * (index + 0.5),
    bar: Math.min(column * 0.6, widest_bar),
    tall: value <= 0 ? 0 : Math.max(least_tall, (value / most) * (base - top)),
  }))
  const anchorAt = (x: number, half_px: number): { x: number; textAnchor: 'start' | 'middle' | 'end' } => {
    if (x < half_px) return { x: 0, textAnchor: 'start' }
    return x > width - half_px ? { x: width, textAnchor: 'end' } : { x, textAnchor: 'middle' }
  }
  return { base, places, anchorAt }
}
