/** Upright brightness values, a byte a pixel, row by row: all that the readers of codes need. */
export interface GreyImage {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

/** Upright red, green and blue, three bytes a pixel, row by row: what the finders and namers of things need. */
export interface ColourImage {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

/** A picture that cannot be used, with the sentence that the person who sent it should read. */
export class ImageError extends Error {
  override readonly name = 'ImageError'
}

const signatures = {
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
} as const

/** What a file is by its first bytes: its name and the type that came with it are only claims. */
export function recogniseFormat(bytes: Uint8Array): 'jpeg' | 'png' | null {
  if (signatures.jpeg.every((byte, index) => bytes[index] === byte)) return 'jpeg'
  if (signatures.png.every((byte, index) => bytes[index] === byte)) return 'png'
  return null
}

/** How much a picture is scaled so that its longer side has this many pixels. */
export function scaleTo({ width, height }: { width: number; height: number }, long_side: number): number {
  return long_side / Math.max(width, height)
}
