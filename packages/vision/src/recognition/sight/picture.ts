import type { Box } from '@larder/contract/recognition'
import sharp from 'sharp'
import type { ColourImage, GreyImage } from '../../decode/image.ts'
import { clipBox } from './boxes.ts'
import { stretchContrast } from './stretch-contrast.ts'

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

const multiple = 32
/** Beyond this there is nothing more to see. */
export const most_growth = 4

/** A part of a picture at the size at which text is looked for, with its darkest black and its brightest white. */
export async function enlarge(
  full: GreyImage,
  part: Box,
  area: number,
): Promise<{ image: GreyImage; place: (box: Box) => Box }> {
  const inner = clipBox(part)
  const left = Math.min(full.width - 1, Math.floor(inner.x * full.width))
  const top = Math.min(full.height - 1, Math.floor(inner.y * full.height))
  const width = Math.max(1, Math.min(full.width - left, Math.round(inner.width * full.width)))
  const height = Math.max(1, Math.min(full.height - top, Math.round(inner.height * full.height)))
  const scale = Math.min(most_growth, Math.sqrt(area / (width * height)))
  const fit = (side: number) => Math.max(2 * multiple, Math.round((side * scale) / multiple) * multiple)
  const { data, info } = await sharp(full.data, { raw: { width: full.width, height: full.height, channels: 1 } })
    .extract({ left, top, width, height })
    .resize(fit(width), fit(height), { fit: 'fill', kernel: 'cubic' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [across, down] = [width / full.width, height / full.height]
  const place = (box: Box) => ({
    x: left / full.width + box.x * across,
    y: top / full.height + box.y * down,
    width: box.width * across,
    height: box.height * down,
  })
  const image = { data, width: info.width, height: info.height }
  stretchContrast(image)
  return { image, place }
}

/** Where a square begins along one side: around the middle of the box, moved into the picture as far as it fits. */
function startOf(middle: number, side: number, length: number): number {
  const start = middle - side / 2
  return side <= length ? Math.min(Math.max(start, 0), length - side) : (length - side) / 2
}

/** A box as a square a little larger, scaled to the model's size: what is around it instead of filling, where there is any. */
export async function cutSquare(image: ColourImage, box: Box, margin: number, side: number): Promise<ColourImage> {
  const wide = Math.max(1, margin * Math.max(box.width * image.width, box.height * image.height))
  const [x, y] = [
    startOf((box.x + box.width / 2) * image.width, wide, image.width),
    startOf((box.y + box.height / 2) * image.height, wide, image.height),
  ]
  const [left, top] = [Math.max(0, Math.floor(x)), Math.max(0, Math.floor(y))]
  const right = Math.min(image.width, Math.max(left + 1, Math.round(x + wide)))
  const bottom = Math.min(image.height, Math.max(top + 1, Math.round(y + wide)))
  const scale = side / wide
  const [width, height] = [right - left, bottom - top].map((length) =>
    Math.min(side, Math.max(1, Math.round(length * scale))),
  ) as [number, number]
  const before = { left: Math.round((left - x) * scale), top: Math.round((top - y) * scale) }
  const [beside, above] = [
    Math.min(Math.max(0, before.left), side - width),
    Math.min(Math.max(0, before.top), side - height),
  ]
  const cut = open(image).extract({ left, top, width: right - left, height: bottom - top })
  return toImage(
    cut.resize(width, height, { fit: 'fill', kernel: 'linear' }).extend({
      left: beside,
      top: above,
      right: side - width - beside,
      bottom: side - height - above,
      background: { r: rim, g: rim, b: rim },
    }),
  )
}

/** How much brightness differs within a picture, as a standard deviation; looked at here and there, which is enough. */
export function spreadOf({ data }: ColourImage): number {
  const step = 3 * Math.max(1, Math.floor(data.length / 3 / 5000))
  let [count, sum, squares] = [0, 0, 0]
  for (let at = 0; at + 2 < data.length; at += step) {
    const brightness = (data[at]! + data[at + 1]! + data[at + 2]!) / 3
    count++
    sum += brightness
    squares += brightness ** 2
  }
  return count === 0 ? 0 : Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2))
}
