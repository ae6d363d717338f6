import type { Point, Strip } from './strip.ts'
import { levelStrip } from './strip.ts'

function cross(origin: Point, a: Point, b: Point): number {
  return (a.x - origin.x) * (b.y - origin.y) - (a.y - origin.y) * (b.x - origin.x)
}

function halfHull(points: readonly Point[]): Point[] {
  const hull: Point[] = []
  for (const point of points) {
    for (;;) {
      const [before, last] = [hull.at(-2), hull.at(-1)]
      if (before === undefined || last === undefined || cross(before, last, point) > 0) break
      hull.pop()
    }
    hull.push(point)
  }
  return hull.slice(0, -1)
}

/** The corners of the tightest outline without dents. */
export function convexHull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y)
  if (sorted.length < 3) return sorted
  return [...halfHull(sorted), ...halfHull(sorted.toReversed())]
}

function boundAlong(hull: readonly Point[], angle: number): Strip {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const { x, y } of hull) {
    const [along, across] = [x * cos + y * sin, y * cos - x * sin]
    left = Math.min(left, along)
    right = Math.max(right, along)
    top = Math.min(top, across)
    bottom = Math.max(bottom, across)
  }
  const [along, across] = [(left + right) / 2, (top + bottom) / 2]
  const [x, y] = [along * cos - across * sin, along * sin + across * cos]
  return { x, y, width: right - left, height: bottom - top, angle }
}

/** The smallest rectangle around points; one of its sides always lies on a side of the hull. */
export function smallestStrip(points: readonly Point[]): Strip {
  const hull = convexHull(points)
  let best = boundAlong(hull, 0)
  for (const [index, { x, y }] of hull.entries()) {
    const next = hull[(index + 1) % hull.length]
    if (next === undefined) continue
    const strip = boundAlong(hull, Math.atan2(next.y - y, next.x - x))
    if (strip.width * strip.height < best.width * best.height) best = strip
  }
  return levelStrip(best)
}
