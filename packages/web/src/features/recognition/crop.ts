import { type Box } from '@larder/contract/recognition'

export interface Size {
  readonly width: number
  readonly height: number
}

/** How a picture lies behind a window of its parent. */
export interface CropStyle {
  width: number
  height: number
  left: number
  top: number
}

// Seen from the middle of the part, and never beyond the edge of the photo.
const place = (middle: number, size: number, seen: number): number =>
  Math.min(0, Math.max(seen - size, seen / 2 - middle * size))

const most_zoom = 16

/** Shows a part of a photo in a window: all of it, its middle in the middle, with what is around it and nothing stretched. */
export function cropOf(box: Box, photo: Size, window: Size): CropStyle {
  const part = {
    width: Math.max(box.width * photo.width, 1),
    height: Math.max(box.height * photo.height, 1),
  }
  const whole = Math.max(window.width / photo.width, window.height / photo.height)
  const fit = Math.min(window.width / part.width, window.height / part.height)
  // A sliver would show a few grey dots.
  const scale = Math.min(Math.max(fit, whole), whole * most_zoom)
  const width = photo.width * scale
  const height = photo.height * scale
  return {
    width,
    height,
    left: place(box.x + box.width / 2, width, window.width),
    top: place(box.y + box.height / 2, height, window.height),
  }
}

const areaOf = ({ width, height }: Box): number => width * height

/** Large boxes first, so that a small one before a large one can still be touched. */
export function byArea<Thing extends { box: Box }>(things: readonly Thing[]): Thing[] {
  return things.toSorted((one, other) => areaOf(other.box) - areaOf(one.box))
}
