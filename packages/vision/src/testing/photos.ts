import sharp, { type Sharp } from 'sharp'
import type { GreyImage } from '../decode/image.ts'
import { createChance } from './bars.ts'

const toSharp = ({ data, width, height }: GreyImage): Sharp => sharp(data, { raw: { width, height, channels: 1 } })

/** Paints every pixel anew; `from` is the brightness at a place of the old picture, where its edge goes on for ever. */
async function repaint(
  picture: Sharp,
  paint: (from: (x: number, y: number) => number, x: number, y: number) => number,
): Promise<Sharp> {
  const { data, info } = await picture.greyscale().raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const at = (x: number, y: number) =>
    data[(Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))) * channels] ?? 0
  const from = (x: number, y: number) => {
    const top = Math.floor(y)
    return at(Math.round(x), top) * (1 - y + top) + at(Math.round(x), top + 1) * (y - top)
  }
  const painted = new Uint8ClampedArray(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      painted[y * width + x] = paint((px, py) => from(px * width, py * height), x / width, y / height)
  return toSharp({ data: new Uint8Array(painted.buffer), width, height })
}

/** A bell of chance around nothing, the same in every run. */
function createGrain(deviation: number): () => number {
  const chance = createChance(7)
  return () => 2 * deviation * (chance() + chance() + chance())
}

/** What a small sensor adds. */
export function addGrain(picture: Sharp, deviation = 28): Promise<Sharp> {
  const grain = createGrain(deviation)
  return repaint(picture, (from, x, y) => from(x, y) + grain())
}

/** A kitchen at night: a lamp on one side, hardly any light on the other. */
export function dim(picture: Sharp): Promise<Sharp> {
  const grain = createGrain(6)
  return repaint(picture, (from, x, y) => from(x, y) * (0.42 - 0.26 * x) + grain())
}

/** Folded across: a dark crease, and the lower half turns away from the light and leans. */
export function fold(picture: Sharp, crease: number): Promise<Sharp> {
  return repaint(picture, (from, x, y) => {
    const isBelow = y > crease
    const light = (isBelow ? 0.75 : 1) * (1 - 0.5 * Math.exp(-(((y - crease) / 0.006) ** 2)))
    return from(x, isBelow ? y + 0.02 * (x - 0.5) : y) * light
  })
}

/** Paper that was rolled up: every line is an arc. */
export function curl(picture: Sharp, height = 0.025): Promise<Sharp> {
  return repaint(
    picture,
    (from, x, y) => from(x, y - height * Math.sin(Math.PI * x)) * (0.85 + 0.15 * Math.sin(Math.PI * x)),
  )
}

/** A scan in black and white, a bit a pixel. */
export async function scan(picture: Sharp): Promise<Sharp> {
  const bits = await picture.greyscale().threshold(150).png({ palette: true, colours: 2 }).toBuffer()
  return sharp(bits)
}

/** Twelve megapixels of a table with the receipt on it, a little out of focus. */
export async function photograph(picture: Sharp): Promise<Sharp> {
  const table = sharp({ create: { width: 4032, height: 3024, channels: 3, background: '#6b4f3a' } })
  const paper = await picture.resize({ height: 2600, width: 3600, fit: 'inside' }).png().toBuffer()
  return sharp(
    await table
      .composite([{ input: paper }])
      .png({ compressionLevel: 1 })
      .toBuffer(),
  ).blur(1.2)
}
