import type { Box } from '@larder/contract/recognition'

interface Size {
  readonly width: number
  readonly height: number
}

/** The part of the photo that a box covers; what reaches outside is cut off. */
export function clipBox({ x, y, width, height }: Box): Box {
  const [left, top] = [Math.min(Math.max(x, 0), 1), Math.min(Math.max(y, 0), 1)]
  const [right, bottom] = [Math.min(Math.max(x + width, left), 1), Math.min(Math.max(y + height, top), 1)]
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** A box around points of a picture, in fractions of it. */
export function boxAround(points: readonly { readonly x: number; readonly y: number }[], picture: Size): Box {
  const [xs, ys] = [points.map(({ x }) => x / picture.width), points.map(({ y }) => y / picture.height)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return clipBox({ x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y })
}

export function areaOf({ width, height }: Box): number {
  return width * height
}

/** How much two boxes cover together. */
export function sharedArea(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return width > 0 && height > 0 ? width * height : 0
}

/** From 0, apart, to 1, the same. */
export function overlap(a: Box, b: Box): number {
  const shared = sharedArea(a, b)
  return shared === 0 ? 0 : shared / (areaOf(a) + areaOf(b) - shared)
}

/** The part of `inner` that lies within `outer`. */
export function shareWithin(inner: Box, outer: Box): number {
  return sharedArea(inner, outer) / Math.max(areaOf(inner), 1e-9)
}

/** The smallest box around all of them. */
export function joinBoxes(boxes: readonly Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))]
  const right = Math.max(...boxes.map((box) => box.x + box.width))
  const bottom = Math.max(...boxes.map((box) => box.y + box.height))
  return { x, y, width: right - x, height: bottom - y }
}

/** The same box with so much more room on each side. */
export function growBox({ x, y, width, height }: Box, across: number, down: number): Box {
  return { x: x - across, y: y - down, width: width + 2 * across, height: height + 2 * down }
}
