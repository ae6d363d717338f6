import type { Box } from '@larder/contract/recognition'
import sharp from 'sharp'
import type { ColourImage } from '../decode/image.ts'

/** The grey that the models were shown around pictures. */
const rim = 114

/** Red, green and blue as the models want them: a plane a channel, from -1 to 1. */
export function toPlanes({ data }: ColourImage): Float32Array {
  const pixels = data.length / 3
  const planes = new Float32Array(data.length)
  for (let at = 0; at < pixels; at++) {
    for (let channel = 0; channel < 3; channel++)
      planes[channel * pixels + at] = (data[3 * at + channel] ?? 0) / 127.5 - 1
  }
  return planes
}

const open = ({ data, width, height }: ColourImage) => sharp(data, { raw: { width, height, channels: 3 } })

async function toImage(picture: ReturnType<typeof open>): Promise<ColourImage> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** The whole picture in the upper left of a square; `scale` leads from its pixels to those of the square. */
export async function fitSquare(image: ColourImage, side: number): Promise<{ square: ColourImage; scale: number }> {
  const scale = side / Math.max(image.width, image.height)
  const width = Math.max(1, Math.round(image.width * scale))
  const height = Math.max(1, Math.round(image.height * scale))
  const small = open(image).resize(width, height, { fit: 'fill', kernel: 'linear' })
  const background = { r: rim, g: rim, b: rim }
  const square = small.extend({ right: side - width, bottom: side - height, background })
  return { square: await toImage(square), scale }
}

const edge = (value: number, most: number): number => Math.min(Math.max(Math.round(value), 0), most)

/** A box as a square of its own around the same middle, with a rim; what lies outside the picture is grey. */
export async function cutSquare(image: ColourImage, box: Box, margin: number, side: number): Promise<ColourImage> {
  const [x, y] = [(box.x + box.width / 2) * image.width, (box.y + box.height / 2) * image.height]
  const half = ((1 + 2 * margin) * Math.max(box.width * image.width, box.height * image.height)) / 2
  const [left, top] = [edge(x - half, image.width - 1), edge(y - half, image.height - 1)]
  const right = Math.max(edge(x + half, image.width), left + 1)
  const bottom = Math.max(edge(y + half, image.height), top + 1)
  const cut = await toImage(open(image).extract({ left, top, width: right - left, height: bottom - top }))
  const extend = {
    left: Math.max(0, Math.round(left - (x - half))),
    top: Math.max(0, Math.round(top - (y - half))),
    right: Math.max(0, Math.round(x + half - right)),
    bottom: Math.max(0, Math.round(y + half - bottom)),
    background: { r: rim, g: rim, b: rim },
  }
  // Extended first and resized as a finished picture: sharp would otherwise do it the other way round.
  const whole = await toImage(open(cut).extend(extend))
  return toImage(open(whole).resize(side, side, { fit: 'fill', kernel: 'linear' }))
}
