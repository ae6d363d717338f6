import type { GreyImage } from '../decode/image.ts'
import type { Region } from './regions.ts'

export interface Frame {
  /** Pixels of the result for each of the picture. */
  readonly scale: number
  /** How much more than the region is taken at either end, as a part of its length. */
  readonly margin: number
  /** White added at both ends, in pixels of the result: the quiet zone that a label's edge may have cut off. */
  readonly quiet: number
}

/** Brightness between pixels; beyond the edge the last pixel goes on. */
export function sample({ data, width, height }: GreyImage, x: number, y: number): number {
  const left = Math.min(Math.max(Math.floor(x), 0), width - 2)
  const top = Math.min(Math.max(Math.floor(y), 0), height - 2)
  const [fx, fy] = [Math.min(Math.max(x - left, 0), 1), Math.min(Math.max(y - top, 0), 1)]
  const at = top * width + left
  const above = (data[at] ?? 0) * (1 - fx) + (data[at + 1] ?? 0) * fx
  const below = (data[at + width] ?? 0) * (1 - fx) + (data[at + width + 1] ?? 0) * fx
  return above * (1 - fy) + below * fy
}

/** Cuts a region out and turns it upright, so that its bars stand and its lines can be read from left to right. */
export function rectify(image: GreyImage, region: Region, { scale, margin, quiet }: Frame): GreyImage {
  const inner = Math.round(region.length * (1 + 2 * margin) * scale)
  const width = inner + 2 * quiet
  const height = Math.max(1, Math.round(region.height * scale))
  const data = new Uint8Array(width * height).fill(255)
  const [cos, sin] = [Math.cos(region.angle) / scale, Math.sin(region.angle) / scale]
  for (let row = 0; row < height; row++) {
    const v = row - (height - 1) / 2
    for (let column = 0; column < inner; column++) {
      const u = column - (inner - 1) / 2
      const brightness = sample(image, region.x + u * cos - v * sin, region.y + u * sin + v * cos)
      data[row * width + quiet + column] = brightness
    }
  }
  return { data, width, height }
}
