import type { Strip } from './strip.ts'

// Less than two and a half letters have no line to follow.
const least_shape = 2.5
// What a line rises from its ends to its middle, in heights of the line; less reads as well straight.
const least_rise = 0.25
// More is no line of print.
const most_rise = 2.5

/** Solves a symmetric system of three equations; null where the points lie on too few columns. */
function solve(
  [a, b, c, d, e, f]: readonly [number, number, number, number, number, number],
  [p, q, r]: readonly [number, number, number],
) {
  const minors = [d * f - e * e, c * e - b * f, b * e - c * d] as const
  const whole = a * minors[0] + b * minors[1] + c * minors[2]
  if (Math.abs(whole) < 1e-9) return null
  return [
    (minors[0] * p + minors[1] * q + minors[2] * r) / whole,
    (minors[1] * p + (a * f - c * c) * q + (b * c - a * e) * r) / whole,
    (minors[2] * p + (b * c - a * e) * q + (a * d - b * b) * r) / whole,
  ] as const
}

/**
 * The strip along the middle line of its pixels where that is an arc, as print around a can or bottle is: no higher than the
 * letters, and bent. Null where the line is straight.
 */
export function bendStrip(strip: Strip, pixels: readonly number[], map_width: number): Strip | null {
  const half = strip.width / 2
  if (strip.width < least_shape || half <= 0) return null
  const [cos, sin] = [Math.cos(strip.angle), Math.sin(strip.angle)]
  const sums = [0, 0, 0, 0, 0]
  const ups = [0, 0, 0]
  for (const at of pixels) {
    const [dx, dy] = [(at % map_width) - strip.x, Math.floor(at / map_width) - strip.y]
    const [along, across] = [(dx * cos + dy * sin) / half, dy * cos - dx * sin]
    let power = 1
    for (let index = 0; index < 5; index++) {
      sums[index]! += power
      if (index < 3) ups[index]! += power * across
      power *= along
    }
  }
  const [s0, s1, s2, s3, s4] = sums as [number, number, number, number, number]
  const found = solve([s0, s1, s2, s2, s3, s4], ups as [number, number, number])
  if (found === null) return null
  const [base, slope, rise] = found
  const height = Math.max(1, pixels.length / (strip.width + 1))
  const share = Math.abs(rise) / height
  if (strip.width < least_shape * height || share < least_rise || share > most_rise) return null
  return {
    ...strip,
    x: strip.x - base * sin,
    y: strip.y + base * cos,
    height,
    angle: strip.angle + Math.atan2(slope, half),
    bend: rise / half ** 2,
  }
}
