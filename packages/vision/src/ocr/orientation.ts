import type { GreyImage } from '../decode/image.ts'
import type { Recognise } from './recognise.ts'
import { type Strip, type Turn, levelStrip, turnStrip } from './strip.ts'

// Text this sure is no upside-down text.
const sure = 0.85
// Text this hard to read may run up or down after all: short words and columns of numbers hide their direction.
const doubtful = 0.7
const samples = 6

/** The pixels after quarter turns clockwise. */
export function turnImage({ data, width, height }: GreyImage, turn: Turn): GreyImage {
  const [newWidth, newHeight] = turn % 2 === 0 ? [width, height] : [height, width]
  const turned = new Uint8Array(data.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [nx, ny] = [
        [x, y],
        [height - 1 - y, x],
        [width - 1 - x, height - 1 - y],
        [y, width - 1 - x],
      ][turn] ?? [x, y]
      turned[(ny ?? 0) * newWidth + (nx ?? 0)] = data[y * width + x] ?? 0
    }
  }
  return { data: turned, width: newWidth, height: newHeight }
}

/** Whether most of the text that has a direction runs up or down. */
export function isSideways(strips: readonly Strip[]): boolean {
  let [tall, wide] = [0, 0]
  for (const { width, height } of strips) {
    if (height > 1.5 * width) tall += height
    if (width > 1.5 * height) wide += width
  }
  return tall > wide
}

async function rate(recognise: Recognise, image: GreyImage, strips: readonly Strip[]): Promise<number> {
  const longest = strips.toSorted((a, b) => b.width / b.height - a.width / a.height)
  let sum = 0
  // The very longest are often rules and borders.
  const some = longest.filter(({ width, height }) => width < 20 * height).slice(0, samples)
  for (const strip of some) sum += (await recognise(image, strip)).confidence
  return sum / Math.max(1, some.length)
}

export interface Upright {
  readonly turn: Turn
  /** How surely the text reads this way round. */
  readonly rating: number
  readonly image: GreyImage
  readonly strips: readonly Strip[]
}

/** Turns a picture so that its text runs from left to right and stands on its feet. */
export async function bringUpright(recognise: Recognise, image: GreyImage, strips: readonly Strip[]): Promise<Upright> {
  async function apply(turn: Turn): Promise<Upright> {
    const turned = turn === 0 ? image : turnImage(image, turn)
    const level = strips.map((strip) => levelStrip(turnStrip(strip, turn, image)))
    return { turn, image: turned, strips: level, rating: await rate(recognise, turned, level) }
  }
  const [first, second]: [Turn, Turn] = isSideways(strips) ? [1, 3] : [0, 2]
  const upright = await apply(first)
  if (strips.length === 0 || upright.rating >= sure) return upright
  const other = await apply(second)
  return other.rating > upright.rating ? other : upright
}

/** Finds the text of a picture and turns it upright; where it reads badly either way, the picture is looked at from the side. */
export async function findUpright(
  recognise: Recognise,
  detect: (image: GreyImage) => Promise<readonly Strip[]>,
  image: GreyImage,
): Promise<Upright> {
  // Text that stands on its side or head is found, but not well.
  const look = async (found: Upright) => (found.turn === 0 ? found : { ...found, strips: await detect(found.image) })
  const found = await bringUpright(recognise, image, await detect(image))
  if (found.strips.length === 0 || found.rating >= doubtful) return look(found)
  const side = turnImage(image, 1)
  const other = await bringUpright(recognise, side, await detect(side))
  if (other.rating <= found.rating) return look(found)
  return { ...(await look(other)), turn: ((other.turn + 1) % 4) as Turn }
}
